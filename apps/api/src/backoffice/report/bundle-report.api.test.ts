import { ledger, payment, report, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold } from '../../testing/classes.ts';
import { costOf } from '../../testing/count-queries.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { newInstructor, newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true });
});
afterAll(() => app.stop());

async function buy(person: Person, items: { programIds?: string[]; bundleIds?: string[] }) {
  const { orderId, redirectUrl } = await person.call(transaction.create, {
    body: { ...items, paymentMethod: 'qris' },
  });
  await person.call(payment.simulate, {
    params: { id: redirectUrl!.split('/').at(-1)! },
    body: { outcome: 'settlement' },
  });
  await vi.waitFor(
    async () =>
      expect(await app.db.order.findUnique({ where: { code: orderId } })).toMatchObject({ status: 'SUCCESS' }),
    30_000,
  );
}

/**
 * Creates three classes of Rp150.000, Rp50.000 and Rp100.000, for Rp100.000 together. One buyer buys the bundle, one
 * the first class and then the rest of the bundle for Rp50.000, and one the last class alone.
 */
async function soldBundle() {
  const people = await scene(app);
  const { partner } = people;
  const classes = [
    await publishedProgram(app, partner, { title: 'Lead' }),
    await publishedProgram(app, partner, { title: 'Wawancara', salePrice: 50_000 }),
    await publishedProgram(app, partner, { title: 'Feature', salePrice: 100_000 }),
  ];
  const pack = await publishedBundle(app, partner, {
    title: 'Paket Penulis',
    classIds: classes.map(({ id }) => id),
    salePrice: 100_000,
  });
  const [first, second] = [
    await newPerson(app, { fullname: 'Ani Rahma' }),
    await newPerson(app, { fullname: 'Budi Santoso' }),
  ];
  await buy(first, { bundleIds: [pack.id] });
  await buy(second, { programIds: [classes[0]!.id] });
  await buy(second, { bundleIds: [pack.id] });
  await sold(app, classes[2]!, { listPrice: 100_000 });
  await app.runJob('ledger.mature');
  return { ...people, classes, pack, first, second };
}
let made: Awaited<ReturnType<typeof soldBundle>>;
beforeAll(async () => {
  made = await soldBundle();
});

test('each sale is in one row of the list: a class bought in a bundle in the row of the bundle', async () => {
  const { partner, pack } = made;
  const { list, total } = await partner.call(report.classes, { query: { sort: '-share' } });
  expect(total).toBe(4);
  const rows = Object.fromEntries(list.map((row) => [row.title, [row.type, row.participants, row.sales, row.share]]));
  expect(rows).toEqual({
    'Paket Penulis': ['bundle', 2, 2, 120_000],
    Lead: ['program', 2, 1, 120_000],
    Feature: ['program', 2, 1, 80_000],
    Wawancara: ['program', 2, 0, 0],
  });
  const summary = await partner.call(report.salesSummary);
  expect(summary).toMatchObject({ sales: 4, share: 320_000, listPrice: 400_000 });
  expect(list.reduce((sum, { share }) => sum + share!, 0)).toBe(summary.share);
  expect(list.reduce((sum, { sales }) => sum + sales!, 0)).toBe(summary.sales);
  const only = await partner.call(report.classes, { query: { filter: { type: 'bundle' } } });
  expect(only.list).toMatchObject([{ id: pack.id, format: null, salePrice: 100_000 }]);
  expect(await partner.call(report.summary)).toMatchObject({ totalClass: 3, totalBundle: 1 });
});

test('the report on a bundle counts its buyers, and that of a class shows its sales in bundles', async () => {
  const { partner, pack, classes } = made;
  expect(await partner.call(report.classSummary, { params: { type: 'bundle', id: pack.slug } })).toMatchObject({
    class: { id: pack.id, type: 'bundle', title: 'Paket Penulis', format: null },
    participants: 2,
    completed: 0,
    newParticipants: { current: 2, previous: 0 },
    sales: 2,
    share: 120_000,
    bundled: null,
  });
  expect(await partner.call(report.classSummary, { params: { type: 'program', id: classes[2]!.id } })).toMatchObject({
    participants: 2,
    sales: 1,
    share: 80_000,
    bundled: { sales: 2, share: 53_332 },
  });
});

test('a buyer of a bundle is one row, with the progress in each class that came with it', async () => {
  const { partner, pack, classes, first, second } = made;
  const of = { params: { type: 'bundle', id: pack.id } } as const;
  const enrolment = await app.db.participant.findFirstOrThrow({
    where: { userId: first.id, classId: classes[0]!.id },
  });
  await app.db.participant.update({ where: { id: enrolment.id }, data: { progress: 50 } });
  const { list } = await partner.call(report.participants, { ...of, query: { sort: 'fullname' } });
  expect(list).toMatchObject([
    {
      fullname: 'Ani Rahma',
      progress: 16,
      completedAt: null,
      hasAccess: true,
      enrolments: [
        { title: 'Lead', progress: 50 },
        { title: 'Wawancara', progress: 0 },
        { title: 'Feature', progress: 0 },
      ],
    },
    { fullname: second.fullname, progress: 0, enrolments: [{ title: 'Wawancara' }, { title: 'Feature' }] },
  ]);
  for (const { id } of list[0]!.enrolments)
    expect(await partner.call(report.participant, { params: { id } })).toMatchObject({ fullname: 'Ani Rahma' });
  const halfway = { ...of, query: { filter: { progress: { gte: 1 } }, keyword: 'ani' } };
  expect((await partner.call(report.participants, halfway)).total).toBe(1);
  const csv = await partner.send('GET', `/report-class/get-participant/bundle/${pack.slug}/csv`);
  expect(csv.text).toContain('Budi Santoso');
});

test('sales and wallet name the bundle of each line, and filter by the sold item', async () => {
  const { partner, pack } = made;
  const bought = await partner.call(report.sales, { query: { filter: { type: 'bundle' }, perPage: 100 } });
  expect(bought.total).toBe(5);
  expect(bought.list[0]).toMatchObject({
    type: 'bundle',
    class: { type: 'program' },
    bundle: { id: pack.id, title: 'Paket Penulis', slug: pack.slug },
    ticket: null,
    quantity: 1,
  });
  expect(bought.list.reduce((sum, { share }) => sum + share, 0)).toBe(120_000);
  expect((await partner.call(report.sales, { query: { filter: { bundleId: pack.id } } })).total).toBe(5);
  expect((await partner.call(report.sales, { query: { keyword: 'paket penulis' } })).total).toBe(5);
  expect((await partner.call(report.sales, { query: { filter: { type: 'program' } } })).list).toMatchObject([
    { type: 'program', bundle: null },
    { type: 'program', bundle: null },
  ]);
  const entries = await partner.call(ledger.entries, { query: { filter: { type: 'bundle' }, perPage: 100 } });
  expect(entries.total).toBe(5);
  expect(entries.list[0]).toMatchObject({ type: 'bundle', bundle: { title: 'Paket Penulis' } });
  const rows = (await partner.send('GET', '/report-class/get-list-transaction/csv')).text.split('\n');
  expect(rows[0]).toContain('Jenis');
  expect(rows.filter((row) => row.includes('Bundling') && row.includes('Paket Penulis'))).toHaveLength(5);
  const table = (await partner.send('GET', '/report-class/get-list-class/csv')).text;
  expect(table).toContain('Paket Penulis');
  expect(table).toContain('Kelas Mandiri');
});

test('a bundle has no report on lessons; for instructors and other mitra its report does not exist', async () => {
  const { partner, otherPartner, pack, classes } = made;
  const of = { params: { type: 'bundle', id: pack.id } } as const;
  expect(await partner.attempt(report.quizzes, of)).toMatchObject({ status: 404 });
  expect(await partner.attempt(report.funnel, of)).toMatchObject({ status: 404 });
  const instructor = await newInstructor(app, partner, classes[0]!.id, ['report']);
  for (const person of [otherPartner, instructor]) {
    expect(await person.attempt(report.classSummary, of)).toMatchObject({ status: 404 });
    expect(await person.attempt(report.participants, of)).toMatchObject({ status: 404 });
  }
  expect((await instructor.call(report.classes)).list.map(({ type }) => type)).toEqual(['program']);
  expect(await instructor.call(report.summary)).toMatchObject({ totalBundle: 0 });
});

test('the report of a bundle needs as few statements as that of a class', async () => {
  const { partner, pack } = made;
  const of = { params: { type: 'bundle', id: pack.id } } as const;
  const figures = [
    await costOf(() => partner.call(report.classes)),
    await costOf(() => partner.call(report.classSummary, of)),
    await costOf(() => partner.call(report.participants, of)),
    await costOf(() => partner.call(report.sales)),
  ];
  expect(Math.max(...figures)).toBeLessThanOrEqual(6);
});
