import { desk, operator as operators, payout } from '@sinau/api-client';
import { workKinds, workRules, type WorkKind } from '@sinau/contracts/backoffice/desk/desk.rules';
import { staffRoles, isStaff, type StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import { startOf, dayOf } from '@sinau/format/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram, sold } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { requestedPayout } from '../../testing/payouts.ts';
import { newPartner, newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const staffMember = (...roles: StaffRole[]) => newPerson(app, { fullname: 'Rani Staf', staffRoles: roles });
const failedJob = (name: string, at: Date) =>
  app.connections.query(
    `INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ($1, '{"to":"x@contoh.test"}', 'failed', $2)`,
    [name, at],
  );

/** Makes one item of each kind: those later in `workKinds` wait longer, and the payout begins now. */
async function oneOfEach() {
  const people = await scene(app);
  const { partner, learner } = people;
  const at = (kind: WorkKind) => later(app.clock.now(), -days(30 + workKinds.indexOf(kind)));
  const waiting = (kind: WorkKind) => ({ statusApprove: 'waiting' as const, submittedAt: at(kind) });
  const { id: classId } = await newProgram(app, partner, { title: 'Kelas baru', ...waiting('class') });
  const [one, two] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const bundle = await publishedBundle(app, partner, {
    classIds: [one.id, two.id],
    publishedAt: null,
    ...waiting('bundle'),
  });
  await app.db.classVersion.create({
    data: {
      classId: one.id,
      number: 9,
      snapshot: {},
      publishedAt: at('publication'),
      isUnreviewed: true,
      riskSigns: ['price', 'links'],
    },
  });
  const applicant = await newPartner(app, { status: 'Pending' });
  await app.db.mitraApplication.create({
    data: {
      mitraId: applicant.mitraId,
      applicantId: applicant.id,
      kind: 'person',
      name: 'Studio Jahit',
      expertise: 'Menjahit',
      experience: 'none',
      about: 'Kelas jahit.',
      submittedAt: at('application'),
    },
  });
  const report = await app.db.abuseCase.create({
    data: {
      kind: 'review',
      subjectId: learner.id,
      title: 'Ulasan buruk',
      reportCount: 3,
      openedAt: at('report'),
      createdAt: at('report'),
    },
  });
  await app.db.supportTicket.create({
    data: {
      name: 'Sekar',
      email: 'sekar@contoh.test',
      userId: learner.id,
      topic: 'payment',
      createdAt: at('ticket'),
      updatedAt: at('ticket'),
      messages: { create: { content: 'Kelasku\n belum terbuka.', createdAt: at('ticket') } },
    },
  });
  await failedJob('mail.send', at('mail'));
  await failedJob('mail.send', later(at('mail'), hours(1)));
  await failedJob('ledger.mature', at('job'));
  const { lines, id: orderId, code } = await sold(app, one);
  const { id: refundId } = await app.db.lineRefund.create({
    data: { orderLineId: lines[0]!.id, reason: 'granted', amount: 90_000, dueAt: at('refund') },
  });
  await app.db.refundPayment.create({ data: { id: refundId, orderId, way: 'bank' } });
  const disputed = await sold(app, two);
  await app.db.order.update({
    where: { id: disputed.id },
    data: { status: 'DISPUTED', disputedAt: at('dispute') },
  });
  await app.db.paymentDifference.create({ data: { orderId, kind: 'amount', foundAt: at('difference') } });
  const { id: payoutId } = await requestedPayout(app, partner, two);
  return { ...people, classId, bundle, report, orderId, code, payoutId };
}
type World = Awaited<ReturnType<typeof oneOfEach>>;
let world: World;
beforeAll(async () => {
  world = await oneOfEach();
});
/** Names the account of the refund's buyer, without which nobody can pay it. */
const nameAccount = async ({ orderId }: World) => {
  await app.db.refundAccount.create({
    data: {
      orderId,
      bankCode: '014',
      holder: 'Sekar Ayu',
      number: 'tersegel',
      numberEnd: '7890',
      updatedAt: app.clock.now(),
    },
  });
};
const kindsOf = async (person: Person) => (await person.call(desk.work, { query: { perPage: 50 } })).list;

test('the list holds one item of each kind, the oldest first, and a refund once its account is named', async () => {
  const admin = world.operator;
  expect((await kindsOf(admin)).map(({ kind }) => kind)).not.toContain('refund');
  await nameAccount(world);
  const { list, kinds, total } = await admin.call(desk.work, { query: { perPage: 50 } });
  // The payout was requested just now.
  const waiting = workKinds.filter((kind) => kind !== 'payout');
  expect(list.map(({ kind }) => kind)).toEqual([...waiting.reverse(), 'payout']);
  expect(kinds).toEqual(workKinds.map((kind) => ({ kind, count: 1, late: kind === 'payout' ? 0 : 1 })));
  expect(total).toBe(workKinds.length);
  const shown = Object.fromEntries(list.map((item) => [item.kind, item]));
  expect(shown).toMatchObject({
    class: { title: 'Kelas baru', concerns: { name: 'Ruang Redaksi', personId: null }, isMine: false },
    publication: { detail: 'price,links' },
    application: { title: 'Studio Jahit', concerns: { name: 'Bagas Wirawan' } },
    report: { title: 'Ulasan buruk', detail: 'review', count: 3 },
    ticket: { title: expect.stringMatching(/^#\d+ Kelasku belum terbuka\.$/), detail: 'payment' },
    mail: { count: 2, concerns: null },
    refund: { title: world.code, amount: 90_000, detail: 'granted' },
    payout: { detail: 'requested', amount: 60_000 },
    job: { count: 1 },
  });
});

test.each(staffRoles)('%s sees what the role may do, and nothing else', async (role) => {
  const kinds = new Set((await kindsOf(await staffMember(role))).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(workKinds.filter((kind) => isStaff([role], workRules[kind].staff)).sort());
});

test('a filter and pages limit the list, and the counts stay', async () => {
  const query = { filter: { kind: ['class', 'bundle'] }, perPage: 1, page: 2 };
  expect(await world.operator.call(desk.work, { query: query as never })).toMatchObject({
    list: [{ kind: 'class' }],
    total: 2,
    kinds: { length: workKinds.length },
  });
});

test('an item that a colleague took up is theirs alone, and a target that is not over is not late', async () => {
  const [one, other] = [await staffMember('review'), await staffMember('review')];
  await one.call(operators.takeUp, { params: { id: world.classId } });
  await app.db.abuseCase.update({
    where: { id: world.report.id },
    data: { takenUpById: other.id, takenUpAt: app.clock.now() },
  });
  const seen = async (person: Person) =>
    (await kindsOf(person)).filter(({ kind }) => kind === 'class' || kind === 'report').map((item) => item);
  expect(await seen(one)).toMatchObject([{ kind: 'class', isMine: true }]);
  expect(await seen(other)).toMatchObject([{ kind: 'report', isMine: true }]);
  await app.db.class.update({ where: { id: world.classId }, data: { submittedAt: app.clock.now() } });
  expect((await one.call(desk.work)).kinds).toContainEqual({ kind: 'class', count: 1, late: 0 });
});

test('nobody is sent to a payout that is their own, or that they approved', async () => {
  const [approver, payer] = [await staffMember('finance'), await staffMember('finance')];
  await approver.call(payout.approve, { params: { id: world.payoutId } });
  const payouts = async (person: Person) => (await kindsOf(person)).filter(({ kind }) => kind === 'payout').length;
  expect([await payouts(approver), await payouts(payer)]).toEqual([0, 1]);
  await app.db.mitraMember.create({ data: { mitraId: world.partner.mitraId, userId: payer.id } });
  expect(await payouts(payer)).toBe(0);
});

test('an application waits for staff again once its applicant has answered a question', async () => {
  const reviewer = await staffMember('review');
  const applications = async () => (await kindsOf(reviewer)).filter(({ kind }) => kind === 'application').length;
  const { id: applicationId } = await app.db.mitraApplication.findFirstOrThrow();
  const asked = { applicationId, question: 'Di mana kelasmu biasanya?', askedAt: app.clock.now() };
  const { id } = await app.db.applicationQuestion.create({ data: asked });
  expect(await applications()).toBe(0);
  await app.db.applicationQuestion.update({
    where: { id },
    data: { answer: 'Di Bantul.', answeredAt: app.clock.now() },
  });
  expect(await applications()).toBe(1);
});

test('the list costs the same however much waits', async () => {
  const admin = world.operator;
  const cost = () => countQueries(() => admin.call(desk.work, { query: { perPage: 50 } }));
  const before = await cost();
  for (let count = 0; count < 5; count += 1)
    await newProgram(app, world.partner, { statusApprove: 'waiting', submittedAt: app.clock.now() });
  expect(await cost()).toBe(before);
});

test('the morning sums yesterday in Jakarta, and what waits now; only finance reads it', async () => {
  app.clock.stop();
  const finance = await staffMember('finance');
  const today = startOf(dayOf(app.clock.now()));
  const before = await finance.call(desk.morning);
  const program = await publishedProgram(app, world.partner);
  await sold(app, program, { at: later(today, -hours(1)), listPrice: 200_000 });
  await sold(app, program, { at: later(today, -hours(25)), listPrice: 300_000 });
  await sold(app, program, { at: later(today, 1), listPrice: 400_000 });
  const { lines } = await sold(app, program, { at: later(today, -days(3)), listPrice: 100_000 });
  await app.db.lineRefund.create({
    data: {
      orderLineId: lines[0]!.id,
      reason: 'granted',
      amount: 100_000,
      dueAt: later(today, -days(2)),
      refundedAt: later(today, -hours(2)),
      refundReference: 'TRF-1',
    },
  });
  await app.runJob('ledger.mature');
  const after = await finance.call(desk.morning);
  expect(after.day).toBe(dayOf(later(today, -1)));
  expect(after.sales).toEqual({ count: before.sales.count + 1, total: before.sales.total + 200_000 });
  expect(after.refunds).toEqual({ count: before.refunds.count + 1, total: before.refunds.total + 100_000 });
  expect(after.payouts).toEqual({ count: 1, total: 60_000 });
  expect(after.held).toBeGreaterThan(before.held);
  expect(after.books).toEqual({ alarm: null, provedAt: null });
  for (const role of ['support', 'content', 'review'] as const)
    expect(await (await staffMember(role)).attempt(desk.morning)).toMatchObject({ status: 403 });
});
