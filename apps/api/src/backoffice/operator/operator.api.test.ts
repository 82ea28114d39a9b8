import { operator as operators, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram } from '../../testing/classes.ts';
import { newPartner, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

test('the queue begins with the class that has waited longest', async () => {
  const { partner, operator } = await scene(app);
  const submitted = async (title: string, submittedAt: Date | null) =>
    newProgram(app, partner, { title, submittedAt, statusApprove: submittedAt ? 'waiting' : 'draft' });
  await submitted('Baru diajukan', new Date('2026-03-03T00:00:00Z'));
  await submitted('Lama menunggu', new Date('2026-03-01T00:00:00Z'));
  await submitted('Masih rancangan', null);

  const all = await operator.call(operators.classes);
  expect(all.list.map(({ title }) => title)).toEqual(['Lama menunggu', 'Baru diajukan', 'Masih rancangan']);
  expect(all.list[0]).toMatchObject({
    statusApprove: 'waiting',
    mitra: { name: 'Ruang Redaksi' },
    submittedAt: '2026-03-01T00:00:00.000Z',
  });
  const waiting = await operator.call(operators.classes, {
    query: { filter: { statusApprove: ['waiting', 'review'] }, keyword: 'LAMA' },
  });
  expect(waiting).toMatchObject({ total: 1, list: [{ title: 'Lama menunggu' }] });
});

test('a review is begun once, and a decision ends it', async () => {
  const { partner, operator } = await scene(app);
  const { id, slug } = await newProgram(app, partner);
  expect(await operator.attempt(operators.takeUp, byId(id))).toMatchObject({
    status: 409,
    code: 'class_not_awaiting_review',
  });
  await partner.call(program.submit, byId(id));
  expect(await operator.call(operators.takeUp, byId(slug))).toMatchObject({ statusApprove: 'review' });
  expect(await operator.attempt(operators.takeUp, byId(id))).toMatchObject({ status: 409 });
  const decisions = await Promise.allSettled([
    operator.call(operators.publish, byId(id)),
    operator.call(operators.revise, { ...byId(id), body: { reason: 'Perjelas judulnya.' } }),
  ]);
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('participants and partners are refused, and change nothing', async () => {
  const { learner, partner } = await scene(app);
  const pending = await newPartner(app, { status: 'Pending' });
  const { id } = await newProgram(app, partner, { statusApprove: 'waiting', submittedAt: new Date() });
  for (const caller of [learner, partner]) {
    const refusals = await Promise.all([
      caller.attempt(operators.classes),
      caller.attempt(operators.takeUp, byId(id)),
      caller.attempt(operators.publish, byId(id)),
      caller.attempt(operators.revise, { ...byId(id), body: { reason: 'Perjelas judulnya.' } }),
      caller.attempt(operators.applications),
      caller.attempt(operators.verifyMitra, byId(pending.mitraId)),
      caller.attempt(operators.rejectMitra, { ...byId(pending.mitraId), body: { reason: 'Ceritakan pengalamanmu.' } }),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: 'role_missing' });
  }
  expect(await app.visitor.attempt(operators.publish, byId(id))).toMatchObject({ status: 401 });
  expect(await app.db.class.findUniqueOrThrow({ where: { id } })).toMatchObject({ statusApprove: 'waiting' });
});

test('a missing record is not found', async () => {
  const { operator } = await scene(app);
  expect(await operator.attempt(operators.publish, byId('tidak-ada'))).toMatchObject({ status: 404 });
  expect(await operator.attempt(operators.verifyMitra, byId('0198f1c0-0000-7000-8000-000000000000'))).toMatchObject({
    status: 404,
  });
  expect(await operator.attempt(operators.verifyMitra, byId('bukan-id'))).toMatchObject({ status: 404 });
});

test('a mitra is decided on by the id in the list of applications', async () => {
  const { operator } = await scene(app);
  const applied = async () => {
    const partner = await newPartner(app, { status: 'Pending' });
    const { id } = await app.db.mitraApplication.create({
      data: {
        mitraId: partner.mitraId,
        applicantId: partner.id,
        kind: 'person',
        name: 'Ruang Redaksi',
        expertise: 'Menulis',
        experience: 'none',
        about: 'Kelas menulis.',
        submittedAt: new Date(),
      },
    });
    return { id, mitraId: partner.mitraId };
  };
  const [first, second] = [await applied(), await applied()];
  expect(await operator.call(operators.verifyMitra, byId(first.id))).toMatchObject({
    id: first.mitraId,
    status: 'Verified',
  });
  expect(
    await operator.call(operators.rejectMitra, { ...byId(second.id), body: { reason: 'Ceritakan pengalamanmu.' } }),
  ).toMatchObject({ id: second.mitraId, status: 'Rejected' });
  expect(await operator.attempt(operators.verifyMitra, byId(first.id))).toMatchObject({
    code: 'mitra_not_awaiting_review',
  });
});

test('a verified mitra may submit', async () => {
  const { operator } = await scene(app);
  const partner = await newPartner(app, { status: 'Pending' });
  const { id } = await newProgram(app, partner);
  expect(await partner.attempt(program.submit, byId(id))).toMatchObject({ code: 'mitra_not_verified' });
  expect(await operator.call(operators.verifyMitra, byId(partner.mitraId))).toMatchObject({
    id: partner.mitraId,
    status: 'Verified',
  });
  await partner.call(program.submit, byId(id));
});
