import { cart, catalog, learning, operator as operators, program, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const reason = 'Materi ketiga memuat foto tanpa izin.';
const order = (id: string) => ({ body: { programIds: [id], paymentMethod: 'qris' as const } });
const sent = async (template: string, to: string) =>
  (await app.queued<MailMessage>('mail.send')).filter((mail) => mail.template === template && mail.to === to);

test('a suspended class is not on sale, in no cart and no bundle, and its participants keep it', async () => {
  const { learner, partner, operator } = await scene(app);
  const owner = await newPerson(app);
  const class_ = await publishedProgram(app, partner, { title: 'Fotografi Pesisir' });
  const pack = await publishedBundle(app, partner, {
    classIds: [class_.id, (await publishedProgram(app, partner)).id],
  });
  const [one, two] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  await publishedBundle(app, partner, { classIds: [class_.id, one.id], archiveAt: app.clock.now() });
  await publishedBundle(app, partner, { classIds: [one.id, two.id] });
  const soldWith = { classId: class_.id, statusApprove: 'publish' as const, isSuspended: false };
  expect(await operator.call(operators.bundles, { query: { filter: soldWith } })).toMatchObject({
    list: [{ id: pack.id }],
    total: 1,
  });
  await enrolled(app, owner, class_);
  await learner.call(cart.add, { body: { type: 'Program', programId: class_.id } });

  expect(await operator.call(operators.suspend, { ...byId(class_.id), body: { reason } })).toMatchObject({
    suspendedAt: expect.any(String),
  });
  expect(await sent('class_suspended', partner.email)).toMatchObject([{ reason }]);

  expect(await app.visitor.attempt(program.detail, byId(class_.slug))).toMatchObject({ status: 404 });
  expect(await app.visitor.call(catalog.list, { query: { keyword: 'Fotografi Pesisir' } })).toMatchObject({ total: 0 });
  expect(await learner.call(cart.list)).toMatchObject({ list: [{ programId: class_.id, isForSale: false }] });
  const refused = { status: 409, code: 'class_not_for_sale' };
  const stranger = await newPerson(app);
  expect(await stranger.attempt(cart.add, { body: { type: 'Program', programId: class_.id } })).toMatchObject(refused);
  expect(await stranger.attempt(cart.add, { body: { type: 'Bundle', bundleId: pack.id } })).toMatchObject({
    status: 409,
    code: 'bundle_lacks_class',
  });
  expect(await learner.attempt(transaction.create, order(class_.id))).toMatchObject(refused);

  expect(await owner.call(program.detail, byId(class_.slug))).toMatchObject({ participant: { progress: 0 } });
  expect(await owner.call(learning.myClass, byId('me'))).toMatchObject({ total: 1 });

  await operator.call(operators.resume, byId(class_.id));
  expect(await sent('class_resumed', partner.email)).toHaveLength(1);
  expect(await learner.call(cart.list)).toMatchObject({ list: [{ isForSale: true }] });
  await learner.call(transaction.create, order(class_.id));
});

test('a class is suspended once, also by two concurrent calls, and only after it was published', async () => {
  const { partner, operator } = await scene(app);
  const draft = await newProgram(app, partner);
  const suspending = (id: string) => operator.send('PUT', `/operator/class/${id}/suspend`, { reason });
  expect((await suspending(draft.id)).body.error).toMatchObject({ code: 'class_not_suspendable' });
  const { id } = await publishedProgram(app, partner);
  expect((await Promise.all([suspending(id), suspending(id)])).map(({ status }) => status).sort()).toEqual([200, 409]);
  const resuming = () => operator.send('PUT', `/operator/class/${id}/resume`);
  expect((await Promise.all([resuming(), resuming()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(
    (
      await app.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    ).map(({ act, before, after }) => ({ act, before, after })),
  ).toEqual([
    {
      act: 'class.suspend',
      before: { isSuspended: false, suspensionReason: null },
      after: { isSuspended: true, suspensionReason: reason },
    },
    {
      act: 'class.resume',
      before: { isSuspended: true, suspensionReason: reason },
      after: { isSuspended: false, suspensionReason: null },
    },
  ]);
});

test('a concurrent purchase and suspension: the first one counts, and nothing is done partially', async () => {
  const { learner, partner, operator } = await scene(app);
  const { id } = await publishedProgram(app, partner);
  const [bought, suspended] = await Promise.all([
    learner.send('POST', '/transaction/create', order(id).body),
    operator.send('PUT', `/operator/class/${id}/suspend`, { reason }),
  ]);
  expect(suspended.status).toBe(200);
  expect([200, 409]).toContain(bought.status);
  expect(await app.db.order.count({ where: { userId: learner.id } })).toBe(bought.status === 200 ? 1 : 0);
  expect(await learner.attempt(transaction.create, order(id))).toMatchObject({ status: 409 });
});

test('the database derives what is for sale, and a suspension is always complete', async () => {
  const { partner } = await scene(app);
  const { id } = await publishedProgram(app, partner);
  const run = (change: string) => app.connections.query(`UPDATE "Class" SET ${change} WHERE id = '${id}'`);
  await expect(run(`"isForSale" = false`)).rejects.toThrow();
  await expect(run(`"suspendedAt" = now()`)).rejects.toThrow('Class_suspension_is_whole');
  await expect(run(`"reviewerId" = '${partner.id}'`)).rejects.toThrow('Class_reviewer_reviews');
  await run(`"archiveAt" = now()`);
  expect(await app.db.class.findUniqueOrThrow({ where: { id } })).toMatchObject({ isForSale: false });
});

test('news writing is allowed class by class; repeating it changes nothing', async () => {
  const { partner, operator } = await scene(app);
  const { id } = await newProgram(app, partner);
  const set = (isAllowed: boolean) => operator.call(operators.setNewsWriting, { ...byId(id), body: { isAllowed } });
  expect(await set(true)).toMatchObject({ allowsNewsWriting: true });
  await set(true);
  expect(await set(false)).toMatchObject({ allowsNewsWriting: false });
  expect(await app.db.auditEntry.count({ where: { subjectId: id } })).toBe(2);
});
