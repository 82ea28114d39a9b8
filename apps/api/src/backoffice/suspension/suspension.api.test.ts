import {
  abuse,
  bundle,
  learning,
  mitra,
  notification,
  operator as operators,
  payout,
  program,
  suspension,
} from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { paymentsOf } from '../../testing/payments.ts';
import { requestedPayout } from '../../testing/payouts.ts';
import { newInstructor, newPartner, newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  payments = paymentsOf(app, midtrans);
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const byId = (id: string) => ({ params: { id } });
const reason = 'Beberapa kelasmu memuat materi yang disalin tanpa izin.';
const refused = { status: 409, code: 'mitra_stopped' };
const stop = (operator: Person, { mitraId }: PartnerPerson) =>
  operator.call(suspension.stop, { ...byId(mitraId), body: { reason } });
const restore = (operator: Person, { mitraId }: PartnerPerson) => operator.call(suspension.restore, byId(mitraId));
const templatesTo = async (to: string) =>
  (await app.queued<MailMessage>('mail.send')).filter((mail) => mail.to === to).map(({ template }) => template);
const appealText = 'Foto itu kami beli dari pemiliknya, dan suratnya bisa kami kirim.';

/** Offers of a mitra that are for sale, by kind. */
const onSale = async ({ mitraId }: PartnerPerson) => {
  const [classes, bundles] = await Promise.all([
    app.db.class.findMany({ where: { mitraId, isForSale: true }, orderBy: { id: 'asc' }, select: { id: true } }),
    app.db.bundle.findMany({ where: { mitraId, isOffered: true }, orderBy: { id: 'asc' }, select: { id: true } }),
  ]);
  return [...classes, ...bundles].map(({ id }) => id);
};

/** A mitra with a program, a webinar, a bundle, an archived class and one that was suspended on its own. */
async function shop() {
  const people = await scene(app);
  const { partner, operator } = people;
  const programs = [await publishedProgram(app, partner), await publishedProgram(app, partner)] as const;
  const webinar = await publishedWebinar(app, partner);
  const pack = await publishedBundle(app, partner, { classIds: programs.map(({ id }) => id) });
  const archived = await publishedProgram(app, partner, { archiveAt: app.clock.now() });
  const suspended = await publishedProgram(app, partner);
  await operator.call(operators.suspend, { ...byId(suspended.id), body: { reason } });
  return { ...people, programs, webinar, pack, archived, suspended };
}

test('a stopped mitra sells nothing; restoring it brings back exactly what was on sale', async () => {
  const { partner, otherPartner, operator, learner, programs, suspended, archived } = await shop();
  const foreign = await publishedProgram(app, otherPartner);
  const member = await newPerson(app, { fullname: 'Anggota' });
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: member.id, role: 'member' } });
  const instructor = await newInstructor(app, partner, programs[0].id, ['edit']);
  await enrolled(app, learner, programs[0]);
  const before = await onSale(partner);
  expect(before).toHaveLength(4);

  expect(await stop(operator, partner)).toMatchObject({ stop: { reason, appeal: null }, totalOffers: 5 });
  expect(await onSale(partner)).toEqual([]);
  const { slug } = await app.db.mitra.findUniqueOrThrow({ where: { id: partner.mitraId } });
  const isListed = async () => {
    const { list } = await app.visitor.call(mitra.list, { query: { page: 0, perPage: 0 } });
    return list.some((one) => one.slug === slug);
  };
  expect(await isListed()).toBe(false);
  expect(await onSale(otherPartner)).toEqual([foreign.id]);
  expect(await learner.call(learning.myClass, byId('me'))).toMatchObject({ total: 1 });
  expect(await partner.call(suspension.mine)).toMatchObject({ reason, appeal: null });
  for (const { email } of [partner, member]) expect(await templatesTo(email)).toContain('mitra_stopped');
  expect(await templatesTo(instructor.email)).not.toContain('mitra_stopped');
  expect((await member.call(notification.list)).list).toMatchObject([{ kind: 'moderation', content: reason }]);
  expect(await operator.attempt(operators.resume, byId(programs[0].id))).toMatchObject(refused);

  expect(await restore(operator, partner)).toMatchObject({ stop: null, totalOffers: 4 });
  expect(await onSale(partner)).toEqual(before);
  expect(await isListed()).toBe(true);
  expect(await app.db.class.findUniqueOrThrow({ where: { id: suspended.id } })).toMatchObject({ isForSale: false });
  expect(await app.db.class.findUniqueOrThrow({ where: { id: archived.id } })).toMatchObject({ suspendedAt: null });
  expect(await partner.call(suspension.mine)).toBeNull();
  expect(await templatesTo(partner.email)).toContain('mitra_restored');
  const kept = await app.db.auditEntry.findMany({
    where: { subjectId: partner.mitraId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  expect(kept.map(({ act }) => act)).toEqual(['mitra.stop', 'mitra.restore']);
});

test('its members neither submit nor publish, and no operator publishes it, until it is restored', async () => {
  const { partner, operator, programs, pack } = await shop();
  const draft = await newProgram(app, partner);
  const waiting = await newProgram(app, partner, { statusApprove: 'waiting', submittedAt: app.clock.now() });
  await app.db.class.update({ where: { id: programs[0].id }, data: { hasChanges: true } });
  await app.db.bundle.update({
    where: { id: pack.id },
    data: {
      working: {
        title: 'Paket baru',
        description: pack.description,
        thumbnail: pack.thumbnail,
        categoryId: pack.categoryId,
        classIds: programs.map(({ id }) => id),
      },
    },
  });
  await stop(operator, partner);
  expect(await partner.attempt(program.submit, byId(draft.id))).toMatchObject(refused);
  expect(await partner.attempt(program.submit, byId(programs[0].id))).toMatchObject(refused);
  expect(await partner.attempt(bundle.submit, byId(pack.id))).toMatchObject({ status: 409 });
  await operator.call(operators.takeUp, byId(waiting.id));
  expect(await operator.attempt(operators.publish, byId(waiting.id))).toMatchObject(refused);
  await restore(operator, partner);
  expect(await operator.call(operators.publish, byId(waiting.id))).toMatchObject({ statusApprove: 'publish' });
});

test('payouts wait: none is requested or approved, and one that was approved says that nothing should be transferred', async () => {
  const { partner, operator, programs } = await shop();
  const asked = await requestedPayout(app, partner, programs[0], 60_000);
  await stop(operator, partner);
  expect(await partner.attempt(payout.create, { body: { amount: 50_000 } })).toMatchObject(refused);
  expect(await operator.call(payout.detail, byId(asked.id))).toMatchObject({ isMitraStopped: true, canApprove: false });
  expect(await operator.attempt(payout.approve, byId(asked.id))).toMatchObject(refused);
  await restore(operator, partner);
  expect(await operator.call(payout.approve, byId(asked.id))).toMatchObject({ status: 'approved' });
});

test(
  'an order that was placed before the stop is granted at its price once it is paid',
  { tags: 'night' },
  async () => {
    const { learner, partner, operator, programs } = await shop();
    const { orderId } = await payments.place(learner, { programIds: [programs[0].id] });
    await stop(operator, partner);
    await payments.become(orderId, 'settlement');
    expect(await learner.call(learning.myClass, byId('me'))).toMatchObject({ total: 1 });
  },
);

test('an appeal is sent once a stop, stands in the queue, and restoring answers it', async () => {
  const { partner, operator } = await shop();
  expect(await partner.attempt(suspension.appeal, { body: { text: appealText } })).toMatchObject({
    code: 'mitra_not_stopped',
  });
  await stop(operator, partner);
  const appealing = () => partner.send('POST', '/user/mitra/stop/appeal', { text: appealText });
  expect((await Promise.all([appealing(), appealing()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  const { list } = await operator.call(abuse.queue, {
    query: { filter: { kind: 'appeal', isOpen: true }, perPage: 50 },
  });
  const stopped = await app.db.mitraStop.findFirstOrThrow({ where: { mitraId: partner.mitraId } });
  const { id } = await app.db.abuseCase.findFirstOrThrow({ where: { subjectId: stopped.id } });
  expect(list).toContainEqual(expect.objectContaining({ id, kind: 'appeal', reportCount: 0 }));
  expect(await operator.call(abuse.detail, byId(id))).toMatchObject({
    thing: { text: appealText, mitra: { id: partner.mitraId, isStopped: true } },
    history: [{ act: 'mitra.stop', reason }],
    acts: ['restore'],
  });
  expect(await operator.attempt(abuse.dismiss, { ...byId(id), body: {} })).toMatchObject({ status: 422 });
  await operator.call(abuse.decide, { ...byId(id), body: { acts: ['restore'], reason: 'Bukti izinnya lengkap.' } });
  expect(await partner.call(suspension.mine)).toBeNull();
  expect((await onSale(partner)).length).toBe(4);
});

test('an appeal that is turned down keeps the stop, and its members read why; a restoration closes an open appeal', async () => {
  const { partner, operator } = await shop();
  await stop(operator, partner);
  await partner.call(suspension.appeal, { body: { text: appealText } });
  const first = await app.db.mitraStop.findFirstOrThrow({ where: { mitraId: partner.mitraId } });
  const key = byId((await app.db.abuseCase.findFirstOrThrow({ where: { subjectId: first.id } })).id);
  const refusal = 'Suratnya tidak menyebut foto yang dipakai.';
  await operator.call(abuse.dismiss, { ...key, body: { reason: refusal } });
  expect(await partner.call(suspension.mine)).toMatchObject({ appeal: { text: appealText, refusal } });
  expect(await partner.attempt(suspension.appeal, { body: { text: appealText } })).toMatchObject({
    code: 'appeal_sent',
  });
  expect(await templatesTo(partner.email)).toContain('mitra_appeal_refused');

  await restore(operator, partner);
  await stop(operator, partner);
  await partner.call(suspension.appeal, { body: { text: appealText } });
  await restore(operator, partner);
  const second = await app.db.mitraStop.findFirstOrThrow({
    where: { mitraId: partner.mitraId, id: { not: first.id } },
  });
  expect(await app.db.abuseCase.findFirstOrThrow({ where: { subjectId: second.id } })).toMatchObject({
    openedAt: null,
  });
});

test('of two operators at once one stops and one restores', { tags: 'night' }, async () => {
  const { partner, operator } = await shop();
  const other = await newPerson(app, { isOperator: true });
  const put = (what: string, body?: object) =>
    Promise.all([operator, other].map((one) => one.send('PUT', `/operator/mitra/${partner.mitraId}/${what}`, body)));
  expect((await put('stop', { reason })).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await put('restore')).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await onSale(partner)).length).toBe(4);
});

test('a class that is published at the moment of the stop is never for sale afterwards', async () => {
  const { operator } = await scene(app);
  for (let round = 0; round < 5; round += 1) {
    const partner = await newPartner(app);
    const waiting = await newProgram(app, partner, { statusApprove: 'waiting', submittedAt: app.clock.now() });
    const [published, stopped] = await Promise.all([
      operator.send('PUT', `/operator/class/${waiting.id}/publish`),
      operator.send('PUT', `/operator/mitra/${partner.mitraId}/stop`, { reason }),
    ]);
    expect(stopped.status).toBe(200);
    expect([200, 409]).toContain(published.status);
    expect(await onSale(partner)).toEqual([]);
  }
});

test('the database lets nothing of a stopped mitra come on sale, and keeps stops whole', async () => {
  const { partner, operator, programs, pack } = await shop();
  const draft = await newProgram(app, partner);
  await stop(operator, partner);
  const run = (statement: string) => app.connections.query(statement);
  await expect(
    run(`UPDATE "Class" SET "statusApprove" = 'publish', "publishedAt" = now() WHERE id = '${draft.id}'`),
  ).rejects.toThrow('is stopped');
  const unsuspend = `SET "suspendedAt" = NULL, "suspensionReason" = NULL, "mitraStopId" = NULL`;
  await expect(run(`UPDATE "Class" ${unsuspend} WHERE id = '${programs[0].id}'`)).rejects.toThrow('is stopped');
  await expect(run(`UPDATE "Bundle" ${unsuspend} WHERE id = '${pack.id}'`)).rejects.toThrow('is stopped');
  await expect(
    run(`UPDATE "Class" SET "suspendedAt" = NULL, "suspensionReason" = NULL WHERE id = '${programs[0].id}'`),
  ).rejects.toThrow('Class_stop_suspends');
  await expect(
    run(
      `INSERT INTO "MitraStop" ("mitraId", reason, "stoppedAt", "stoppedById") VALUES ('${partner.mitraId}', 'Lagi', now(), '${operator.id}')`,
    ),
  ).rejects.toThrow('MitraStop_one_open');
});
