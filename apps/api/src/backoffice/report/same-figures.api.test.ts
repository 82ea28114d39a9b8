import { catalog, content, discussion, ledger, mitra, program, report, review, webinar } from '@sinau/api-client';
import { progressSegments } from '@sinau/contracts/backoffice/report/report.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endGrants } from '../../core/enrolment/index.ts';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishedProgram, sessionAt, sold, type ProgramRow } from '../../testing/classes.ts';
import { ask } from '../../testing/discussions.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
let lead: ProgramRow;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
  lead = await publishedProgram(app, partner, { title: 'Menulis Lead' });
  const feature = await publishedProgram(app, partner, { title: 'Menulis Feature' });
  await publishedWebinar(app, partner);
  await newProgram(app, partner, { statusApprove: 'waiting', submittedAt: app.clock.now() });
  await publishedBundle(app, partner, { classIds: [lead.id, feature.id] });
  for (const [one, progress, daysAgo] of [
    [lead, 0, 1],
    [lead, 20, 12],
    [lead, 50, 12],
    [lead, 100, 40],
    [feature, 70, 2],
    [feature, 100, 90],
  ] as const)
    await study(one, progress, daysAgo);
  const [left] = await app.db.participant.findMany({ where: { classId: lead.id, progress: 20 } });
  const grants = await app.db.grant.findMany({ where: { participantId: left!.id } });
  await app.db.$transaction((tx) =>
    endGrants(
      tx,
      grants.map(({ orderLineId }) => orderLineId),
      app.clock.now(),
    ),
  );
  for (const [one, daysAgo] of [
    [lead, 1],
    [lead, 5],
    [feature, 40],
  ] as const)
    await sold(app, one, { at: later(app.clock.now(), -days(daysAgo)) });
  for (const job of ['ledger.mature', 'report.merge', 'enrolment.count', 'catalog.count']) await app.runJob(job);
});
afterAll(() => app.stop());

/** Enrols somebody so long ago; those with some progress have begun the first lesson, asked about it and reviewed it. */
async function study(one: ProgramRow, progress: number, daysAgo: number) {
  const person = await newPerson(app);
  const { id, sessions } = await enrolled(app, person, one);
  const at = later(app.clock.now(), -days(daysAgo));
  await app.db.participant.update({
    where: { id },
    data: { createdAt: at, lastActivityAt: at, progress, completedAt: progress === 100 ? at : null },
  });
  if (progress === 0) return;
  await app.db.lessonSession.update({ where: { id: sessions[0]!.id }, data: sessionAt('started', at) });
  await ask(person, one.sections[0]!.lessons[0]!.id);
  await person.call(review.create, {
    params: { type: 'program', id: one.id },
    body: { rating: progress === 100 ? 5 : 4, content: '' },
  });
}

const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);
const ofLead = () => ({ type: 'program', id: lead.id }) as const;
const participants = (filter: object = {}) =>
  partner.call(report.participants, { params: ofLead(), query: { perPage: 100, filter } });
const row = async () =>
  (await partner.call(report.classes, { query: { perPage: 100 } })).list.find(({ id }) => id === lead.id)!;
const leadIn = <Row extends { id: string }>({ list }: { list: readonly Row[] }) =>
  list.find(({ id }) => id === lead.id)!;
const ownRow = async () => leadIn(await partner.call(program.mine));
const card = async () => leadIn(await app.visitor.call(catalog.classes));
const page = () => partner.call(report.classSummary, { params: ofLead() });
const classRows = async (query: object = {}) =>
  (await partner.call(report.classes, { query: { perPage: 100, ...query } })).list.filter(
    ({ type }) => type !== 'bundle',
  );
/** Last thirty days, as the dashboard has them. */
const month = async () => {
  const { from, to } = await partner.call(report.dashboard);
  return { from, to };
};

const figures: [name: string, ...screens: (() => Promise<unknown>)[]][] = [
  [
    'revenue of a month: dashboard, sales report, its list',
    async () => (await partner.call(report.dashboard)).share.current,
    async () => (await partner.call(report.salesSummary)).share,
    async () => {
      const { list } = await partner.call(report.sales, { query: { ...(await month()), perPage: 100 } });
      return sumOf(list, ({ status, share }) => (status === 'refunded' ? 0 : share));
    },
    async () => {
      const { list } = await partner.call(report.classes, { query: { ...(await month()), perPage: 100 } });
      return sumOf(list, ({ share }) => share ?? 0);
    },
  ],
  [
    'sales of a month: dashboard, sales report, its list',
    async () => (await partner.call(report.dashboard)).sales.current,
    async () => (await partner.call(report.salesSummary)).sales,
    async () => (await partner.call(report.sales, { query: await month() })).total,
  ],
  [
    'new participants of a month: dashboard, report, classes',
    async () => (await partner.call(report.dashboard)).participants.current,
    async () => (await partner.call(report.summary)).newParticipants.current,
    async () => sumOf(await classRows(await month()), (one) => one.participants),
  ],
  [
    'participants: report, classes',
    async () => (await partner.call(report.summary)).participants,
    async () => sumOf(await classRows(), (one) => one.participants),
  ],
  [
    'participants who completed: report, classes',
    async () => (await partner.call(report.summary)).completed,
    async () => sumOf(await classRows(), (one) => one.completed),
  ],
  [
    'a class: its row, its page',
    async () => {
      const { participants: all, completed, averageProgress, sales, share } = await row();
      return { all, completed, averageProgress, sales, share };
    },
    async () => {
      const { participants: all, completed, averageProgress, sales, share } = await page();
      return { all, completed, averageProgress, sales, share };
    },
  ],
  [
    'participants of a class: its page, its list, its funnel',
    async () => (await page()).participants,
    async () => (await participants()).total,
    async () => (await partner.call(report.funnel, { params: ofLead() })).participants,
  ],
  [
    'segments of progress: the ring of a class, its list',
    async () => (await page()).distribution,
    () =>
      Promise.all(
        progressSegments.map(async ({ from: gte, to: lte }) => (await participants({ progress: { gte, lte } })).total),
      ),
  ],
  [
    'participants who stopped at a lesson: the funnel, the lesson',
    async () => (await partner.call(report.funnel, { params: ofLead() })).list[0]!.stopped,
    async () => {
      const lessonId = lead.sections[0]!.lessons[0]!.id;
      return (await partner.call(report.stops, { params: { ...ofLead(), lessonId } })).stopped;
    },
  ],
  [
    'classes for sale and under review: dashboard, catalog of the mitra',
    async () => {
      const { published, inReview } = await partner.call(report.summary);
      return { published, inReview };
    },
    async () => {
      const totals = async (...statusApprove: ('publish' | 'changed' | 'waiting' | 'review')[]) => {
        const query = { filter: { statusApprove } };
        const [programs, webinars] = [
          await partner.call(program.mine, { query }),
          await partner.call(webinar.mine, { query }),
        ];
        return programs.total + webinars.total;
      };
      return { published: await totals('publish', 'changed'), inReview: await totals('waiting', 'review') };
    },
    async () => {
      const { totalClass } = await app.visitor.call(mitra.detail, { params: { id: partner.mitraId } });
      return { published: totalClass, inReview: 1 };
    },
  ],
  [
    'participants with access: catalog, page of the class, catalog of the mitra, list of the report',
    async () => (await card()).participantCount,
    async () => (await app.visitor.call(program.detail, { params: { id: lead.id } })).participantCount,
    async () => (await ownRow()).participantCount,
    async () => (await participants({ hasAccess: true })).total,
  ],
  [
    'rating: page of the class, its reviews, catalog of the mitra, page of the mitra for one of its classes',
    async () => (await app.visitor.call(program.detail, { params: { id: lead.id } })).rating,
    async () => {
      const { average, total, histogram } = await app.visitor.call(review.list, { params: ofLead() });
      expect(sumOf(histogram, ({ count }) => count)).toBe(total);
      return { average, count: total };
    },
    async () => (await ownRow()).rating,
  ],
  [
    'reviews: page of the mitra, those that it received',
    async () => (await app.visitor.call(mitra.detail, { params: { id: partner.mitraId } })).rating?.count,
    async () => (await partner.call(review.received)).total,
  ],
  [
    'questions that wait: menu, list',
    async () => (await partner.call(discussion.inboxCount)).waiting,
    async () => (await partner.call(discussion.inbox, { query: { filter: { isWaiting: true } } })).total,
  ],
  [
    'balance: card of the dashboard, last movement of the wallet',
    async () => {
      const { available, held, debt } = await partner.call(ledger.myWallet);
      return { available: available - debt, held };
    },
    async () => (await partner.call(ledger.entries)).list[0]!.balance,
  ],
  [
    'offers on sale: homepage, catalog',
    async () => (await app.visitor.call(content.classCount)).count,
    async () => (await app.visitor.call(catalog.list)).total,
  ],
];

test.each(figures)('a figure is the same on each screen that shows it: %s', async (_name, first, ...others) => {
  const value = await first();
  for (const other of others) expect(await other()).toEqual(value);
});
