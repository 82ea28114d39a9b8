import {
  abuse,
  auth,
  bundle,
  catalog,
  category,
  certificate,
  content,
  discussion,
  learning,
  ledger,
  lesson,
  media,
  operator,
  payout,
  program,
  submission as submissions,
  support,
  suspension,
  transaction,
  webinar,
} from '@sinau/api-client';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commandLine } from '../command-line.ts';
import { days, later } from '../platform/clock.ts';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { upload } from '../testing/uploads.ts';
import { lectures } from './demo/lectures.ts';
import { demoFilePath } from './demo/seed-media.ts';
import { demoAccounts } from './demo-accounts.ts';
import { rowsOf, seedAll, seededAt as now } from './testing/seeded.ts';

let app: AppUnderTest;
const seed = () => seedAll(app);

beforeAll(async () => {
  app = await startApp();
  await seed();
});
afterAll(() => app.stop());

const signIn = async (role: string) => {
  const { email, password } = demoAccounts.find((account) => account.role === role)!;
  return app.signedIn((await app.visitor.call(auth.requestToken, { body: { email, password } })).token!);
};

test('loading everything a second time changes nothing', async () => {
  const before = await rowsOf(app);
  await seed();
  expect(await rowsOf(app)).toEqual(before);
});

test('the demo partner has withdrawn once, and another payout waits for an operator', async () => {
  const partner = await signIn('Mitra');
  expect((await partner.call(payout.list)).list).toMatchObject([{ status: 'requested' }, { status: 'paid' }]);
  const { available, inTransit, paidOut } = await partner.call(ledger.myWallet);
  expect({ inTransit, isPlenty: available >= 50_000 }).toEqual({ inTransit: paidOut, isPlenty: true });
  expect(paidOut).toBeGreaterThanOrEqual(50_000);
  await app.runJob('ledger.mature');
  expect(await app.runJob('ledger.prove')).toBe(true);
});

test('there are twelve topics, banks, and both legal texts under the product name', async () => {
  expect(
    (await app.visitor.call(category.list, { query: { page: 0, perPage: 0 } })).list
      .map(({ slug }) => slug)
      .slice(0, 2),
  ).toEqual(['jurnalistik-menulis', 'data-ai']);
  expect(await app.db.category.count()).toBe(12);
  expect(await app.db.bank.count()).toBeGreaterThanOrEqual(25);
  for (const slug of ['privacy', 'terms'] as const)
    expect((await app.visitor.call(content.legalText, { params: { slug } })).body).toMatch(/Sinau.*<h2>.*<h2>/);
});

test('the demo shows sixty-one classes of three formats, future webinars, bundles, and an active banner', async () => {
  const { list: offers, facets } = await app.visitor.call(catalog.list, { query: { page: 0, perPage: 0 } });
  const list = offers.filter(({ type }) => type === 'program');
  expect(list).toHaveLength(61);
  expect(new Set(list.map(({ thumbnail }) => thumbnail)).size).toBeGreaterThan(55);
  expect(facets.tab.filter(({ count }) => (count ?? 0) > 0).map(({ value }) => value)).toEqual([
    'self-paced',
    'webinar',
    'intensive',
    'bootcamp',
    'bundling',
  ]);
  expect((await app.visitor.call(webinar.list, {})).list.map(({ startsAt }) => startsAt)).toHaveLength(4);
  for (const { slug } of offers.filter(({ type }) => type === 'bundle'))
    expect(await app.visitor.call(bundle.detail, { params: { id: slug } })).toMatchObject({
      participantCount: expect.toSatisfy((count: number) => count > 3),
    });
  expect(facets.category.filter(({ count }) => (count ?? 0) < 3)).toEqual([]);
  expect(list.filter(({ normalPrice }) => normalPrice !== null).length).toBeGreaterThan(10);
  expect(list.filter(({ rating }) => rating !== null).length).toBeGreaterThan(45);
  expect(await app.visitor.call(content.banner)).toMatchObject({ endDate: later(now, days(14)).toISOString() });
});

test('five self-paced classes take four to nine hours, and a webinar that is over was reviewed', async () => {
  const long = await app.db.class.findMany({
    where: { format: 'self_paced', statusApprove: 'publish', durationSeconds: { gte: 4 * 3_600 } },
  });
  expect(long.length).toBeGreaterThanOrEqual(5);
  expect(long.filter(({ durationSeconds }) => durationSeconds > 9 * 3_600)).toEqual([]);
  const over = await app.db.class.findFirstOrThrow({ where: { kind: 'webinar', endsAt: { lt: now } } });
  expect(over.ratingCount).toBeGreaterThanOrEqual(5);
  expect(await app.db.review.count({ where: { classId: over.id, answer: { not: null } } })).toBeGreaterThan(0);
  const codes = await app.db.liveSession.findMany({ where: { presenceCode: { not: null } } });
  expect(codes.every(({ presenceCode }) => /^[A-HJ-NP-Z2-9]{6}$/.test(presenceCode!))).toBe(true);
});

test('the sold seats of a webinar are those of its participants; one is sold out, and one that is over was attended', async () => {
  const webinars = await app.db.class.findMany({
    where: { kind: 'webinar' },
    include: { seatStock: { include: { tickets: { include: { waiting: true } } } }, liveSessions: true },
    orderBy: { startsAt: 'asc' },
  });
  for (const { title, participantCount, seatStock } of webinars)
    expect({ title, participantCount, sold: seatStock!.sold }).toEqual({
      title,
      participantCount: seatStock!.tickets.find(({ kind }) => kind === 'regular')!.sold,
      sold: participantCount,
    });
  const [over, next] = webinars;
  expect(over!.endsAt! < now && over!.liveSessions.every(({ recordingId }) => recordingId !== null)).toBe(true);
  expect(await app.db.attendance.count({ where: { session: { participant: { classId: over!.id } } } })).toBeGreaterThan(
    20,
  );
  expect(next!.seatStock!.quota! - next!.seatStock!.sold).toBe(7);
  expect(next!.seatStock!.tickets.map(({ kind }) => kind).sort()).toEqual(['additional', 'regular']);
  expect(await app.db.participant.count({ where: { classId: next!.id, user: { email: 'peserta@contoh.test' } } })).toBe(
    1,
  );
  const soldOut = webinars.filter(({ seatStock }) => seatStock!.sold === seatStock!.quota);
  expect(soldOut.map(({ seatStock }) => seatStock!.tickets[0]!.waiting.length)).toEqual([6]);
});

test('every class can be studied, and counts its participants', async () => {
  const classes = await app.db.class.findMany({
    where: { kind: 'program', statusApprove: 'publish' },
    include: { lessons: true, _count: { select: { participants: true } } },
  });
  const reviews = new Map(
    (await app.db.review.groupBy({ by: 'classId', _count: true })).map(({ classId, _count }) => [classId, _count]),
  );
  for (const { id, title, lessons, participantCount, lessonCount, ratingCount, _count } of classes) {
    expect({
      title,
      lessonCount,
      isFit: lessons.length >= 4 && lessons.length <= 40,
      incomplete: lessons.filter(({ isComplete }) => !isComplete).length,
    }).toEqual({ title, lessonCount: lessons.length, isFit: true, incomplete: 0 });
    expect(new Set(lessons.map(({ type }) => type))).toContain('quiz');
    expect({ title, participantCount, ratingCount }).toEqual({
      title,
      participantCount: _count.participants,
      ratingCount: reviews.get(id) ?? 0,
    });
  }
  expect(
    Object.keys(
      Object.groupBy(
        classes.flatMap(({ lessons }) => lessons),
        ({ type }) => type,
      ),
    ).sort(),
  ).toEqual(['article', 'assignment', 'audio', 'interactive', 'news_writing', 'pdf', 'quiz', 'video', 'webinar']);
});

test.each([
  ['menulis-berita-yang-dibaca-sampai-habis', 3],
  ['analisis-data-dengan-python-untuk-pemula', 2],
])('the page of %s has questions from before the askers joined, with answers of its makers', async (slug, count) => {
  const { list } = await app.visitor.call(discussion.ofClass, { params: { id: slug } });
  expect(list).toHaveLength(count);
  for (const { id, replies } of list) {
    expect(replies[0]).toMatchObject({ role: 'Instructor' });
    const { userId, classId, createdAt } = await app.db.discussion.findUniqueOrThrow({ where: { id } });
    const joined = await app.db.participant.findFirstOrThrow({ where: { userId, classId } });
    expect(joined.createdAt > createdAt).toBe(true);
  }
});

test('no date lies in the future, and everybody who finished has a certificate', async () => {
  expect(await app.db.order.count({ where: { OR: [{ createdAt: { gt: now } }, { paidAt: { gt: now } }] } })).toBe(0);
  expect(await app.db.order.count({ where: { createdAt: { lt: later(now, -days(123)) } } })).toBe(0);
  expect(
    await app.db.lessonSession.count({ where: { OR: [{ startedAt: { gt: now } }, { passedAt: { gt: now } }] } }),
  ).toBe(0);
  expect(await app.db.discussion.count({ where: { createdAt: { gt: now } } })).toBe(0);
  expect(await app.db.review.count({ where: { createdAt: { gt: now } } })).toBe(0);
  expect(
    await app.db.participant.count({
      where: {
        OR: [{ progress: 100, certificate: null }, { progress: 100, completedAt: null }, { completedAt: { gt: now } }],
      },
    }),
  ).toBe(0);
  const early = await app.db.$queryRaw`
    SELECT p.id FROM "Participant" p JOIN "Class" c ON c.id = p."classId" JOIN "Grant" g ON g."participantId" = p.id
    JOIN "OrderLine" l ON l.id = g."orderLineId" JOIN "Order" o ON o.id = l."orderId" WHERE p."createdAt" < c."publishedAt" OR o.status <> 'SUCCESS'`;
  expect(early).toEqual([]);
});

test('news writing was submitted by all who passed it, and some of it waits in the queue of the demo partner', async () => {
  const sessions = await app.db.lessonSession.findMany({
    where: { lesson: { type: 'news_writing' }, beganAt: { not: null } },
    select: { status: true, submission: { select: { state: true, submittedAt: true } } },
  });
  expect(sessions.length).toBeGreaterThan(0);
  for (const { status, submission } of sessions)
    expect(submission?.state).toBe(status === 'passed' ? 'passed' : 'submitted');
  expect(await app.db.submission.count({ where: { submittedAt: { gt: now } } })).toBe(0);
  const partner = await signIn('Mitra');
  const { list } = await partner.call(submissions.queue, { query: { page: 0, perPage: 0 } });
  expect(list.map(({ state }) => state)).toEqual(expect.arrayContaining(['submitted', 'passed']));
  const waiting = list.find(({ state }) => state === 'submitted')!;
  expect((await partner.call(submissions.detail, { params: { id: waiting.id } })).versions).toHaveLength(1);
});

test('the files of the lessons equal an upload of them', async () => {
  const partner = await signIn('Mitra');
  const { lessons } = await app.db.class.findUniqueOrThrow({
    where: { slug: 'menulis-berita-yang-dibaca-sampai-habis' },
    include: { lessons: { where: { type: { in: ['video', 'audio', 'pdf'] } } } },
  });
  for (const { content: kept } of lessons) {
    const { mediaId, captions = [] } = kept as { mediaId: string; captions?: { mediaId: string }[] };
    for (const id of [mediaId, ...captions.map((one) => one.mediaId)]) {
      const stored = await partner.call(media.detail, { params: { id } });
      const { data: uploaded } = await upload(app, partner, '/media', {
        name: stored.name,
        content: readFileSync(demoFilePath(stored.name)),
      });
      const { kind, type, size, width, height, durationSeconds, pageCount } = stored;
      expect(uploaded).toMatchObject({ kind, type, size, width, height, durationSeconds, pageCount });
      expect(await app.visitor.send('GET', stored.address.replace('/api', ''))).toMatchObject({ status: 200 });
    }
  }
});

test('ten classes have a film of their own, as long as its cards take to read, with chapters', async () => {
  const films = await app.db.lesson.findMany({
    where: { type: 'video', durationSeconds: { gte: 120 } },
    select: { content: true, durationSeconds: true, class: { select: { title: true } } },
  });
  expect(films.map((film) => film.class.title).toSorted()).toEqual(Object.keys(lectures).toSorted());
  for (const { content: stored, durationSeconds } of films) {
    const { chapters } = stored as { chapters: { second: number }[] };
    expect(chapters.length).toBeGreaterThan(4);
    expect(chapters.at(-1)!.second).toBeLessThan(durationSeconds);
  }
});

test('classes with a film have questions about its seconds, with answers, and reviews of whole sentences that nobody repeats', async () => {
  const titles = { in: Object.keys(lectures) };
  const asked = await app.db.discussion.findMany({
    where: { atSecond: { not: null }, parentId: null, class: { title: titles } },
    select: { totalReply: true, atSecond: true, lesson: { select: { durationSeconds: true, class: true } } },
  });
  expect(new Set(asked.map(({ lesson }) => lesson!.class.title)).size).toBe(10);
  expect(asked.length).toBeGreaterThanOrEqual(25);
  for (const { totalReply, atSecond, lesson: film } of asked) {
    expect(totalReply).toBeGreaterThan(0);
    expect(atSecond).toBeLessThan(film!.durationSeconds);
  }
  const reviews = await app.db.review.findMany({
    where: { content: { not: '' }, participant: { class: { title: titles } } },
    select: { content: true, participant: { select: { class: { select: { title: true } } } } },
  });
  expect(new Set(reviews.map(({ content: text }) => text)).size).toBe(reviews.length);
  const sentences = (text: string) => text.split(/(?<=[.?!]) /).length;
  expect(reviews.filter(({ content: text }) => sentences(text) < 2 || sentences(text) > 4)).toEqual([]);
  const counts = Map.groupBy(reviews, ({ participant }) => participant.class.title);
  expect([...counts.values()].every((own) => own.length >= 3)).toBe(true);
  expect(counts.size).toBe(10);
});

test('the desk has requests, applications, reported things of each kind, and the appeal of a mitra that was stopped', async () => {
  const helper = await signIn('Dukungan');
  const tickets = await helper.call(support.received, { query: { page: 0, perPage: 0 } });
  const states = Object.groupBy(tickets.list, ({ status }) => status);
  expect([states.open?.length, states.answered?.length, states.closed?.length]).toEqual([5, 2, 2]);
  const admin = await signIn('Operator');
  const { list: applications } = await admin.call(operator.applications, { query: { page: 0, perPage: 0 } });
  expect(Map.groupBy(applications, ({ status }) => status).get('Pending')).toHaveLength(4);
  const { list: cases } = await admin.call(abuse.queue, { query: { page: 0, perPage: 0, filter: { isOpen: true } } });
  expect(cases.map(({ kind }) => kind).sort()).toEqual([
    'appeal',
    'class',
    'discussion',
    'portfolio',
    'profile',
    'review',
  ]);
  expect(await admin.call(suspension.detail, { params: { id: 'akademi-cuan-kilat' } })).toMatchObject({
    stop: { appeal: { refusal: null } },
    totalOffers: 1,
  });
  expect(await app.db.portfolioEntry.count({ where: { versionId: { not: null } } })).toBeGreaterThanOrEqual(5);
});

test('one free class may be tried before joining, and has an attachment, a package, an essay and an assignment', async () => {
  const free = await app.visitor.call(program.detail, { params: { id: 'lead-dalam-satu-sore' } });
  const lessons = free.sections.flatMap((section) => section.lessons);
  expect(lessons.map(({ type }) => type)).toEqual(['video', 'article', 'interactive', 'quiz', 'assignment']);
  for (const index of [0, 1])
    expect(
      await app.visitor.call(learning.freeLesson, { params: { id: free.id, lessonId: lessons[index]!.id } }),
    ).toMatchObject({ title: lessons[index]!.title });

  const partner = await signIn('Mitra');
  const stored = async (index: number) => partner.call(lesson.detail, { params: { id: lessons[index]!.id } });
  const [attached] = (await stored(1)).attachmentIds!;
  expect(await partner.call(media.detail, { params: { id: attached! } })).toMatchObject({ name: 'lembar-kerja.pdf' });
  const { address } = ((await stored(2)) as LessonOf<'interactive'>).content.media!;
  const page = await app.visitor.send('GET', address.replace('/api', ''));
  expect([page.status, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
});

test("each demo account can sign in to the features of its role, and the learner's class includes all kinds of lesson", async () => {
  const learner = await signIn('Peserta');
  const own = await learner.call(program.participantDetail, {
    params: { id: 'menulis-berita-yang-dibaca-sampai-habis' },
  });
  expect(own).toMatchObject({ participant: { progress: 10 } });
  expect(own.sections[0]!.lessons.map(({ type, status }) => `${type} ${status}`)).toEqual([
    'article passed',
    'video passed',
    'article passed',
    expect.stringMatching(/^audio (not-)?started$/),
    'pdf pending',
    'assignment pending',
    'quiz pending',
  ]);
  const first = own.sections[0]!.lessons[0]!;
  expect(await learner.call(learning.lesson, { params: { id: first.id } })).toMatchObject({ type: 'article' });
  expect(
    (await learner.call(discussion.list, { query: { filter: { lessonId: own.sections[0]!.lessons[2]!.id } } })).list,
  ).toMatchObject([{ role: 'Participant', replies: [{ role: 'Instructor' }] }]);
  expect((await learner.call(certificate.mine, {})).list).toHaveLength(2);
  expect((await learner.call(transaction.list, {})).list.length).toBeGreaterThanOrEqual(5);

  const partner = await signIn('Mitra');
  expect(await partner.call(auth.me)).toMatchObject({
    isMitra: true,
    statusApproveMitra: 'Verified',
    mitra: { slug: 'ruang-redaksi' },
  });
  expect(
    new Set(
      (await partner.call(program.mine, { query: { page: 0, perPage: 0 } })).list.map(
        ({ statusApprove }) => statusApprove,
      ),
    ),
  ).toEqual(new Set(['publish', 'waiting', 'draft', 'revision']));
  for (const [role, staffRole] of Object.entries({
    Operator: 'admin',
    Dukungan: 'support',
    Konten: 'content',
    Peninjau: 'review',
    Keuangan: 'finance',
  }))
    expect(await (await signIn(role)).call(auth.me)).toMatchObject({ isOperator: true, staffRoles: [staffRole] });
});

test('vouchers of mitra and of the platform exist, one of them nearly used up by orders that were paid with it', async () => {
  const vouchers = await app.db.voucher.findMany({ include: { redemptions: { include: { order: true } } } });
  expect(new Set(vouchers.map(({ fundedBy }) => fundedBy))).toEqual(new Set(['mitra', 'platform']));
  const { quota, used, redemptions } = vouchers.find(({ code }) => code === 'RUANG20')!;
  expect([quota, used, redemptions.length]).toEqual([20, 18, 18]);
  for (const { order } of redemptions) expect(order.status).toBe('SUCCESS');
});

test(
  'the recordings of the demo are queued for their streams by --streams alone, once',
  { tags: 'night' },
  async () => {
    const { DATABASE_URL, DATA_DIR } = app.env;
    for (const [name, value] of Object.entries({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL, DATA_DIR }))
      vi.stubEnv(name, value);
    vi.spyOn(console, 'log').mockReturnValue();
    const seedWith = (...options: string[]) => commandLine.parseAsync(['seed', ...options], { from: 'user' });
    const tasks = () => app.db.streamTask.count();
    const films = await app.db.media.count({ where: { purpose: 'lesson', kind: { in: ['video', 'audio'] } } });
    expect(films).toBeGreaterThan(0);
    await seedWith();
    expect(await tasks()).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      await seedWith('--streams');
      expect(await tasks()).toBe(films);
    }
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  },
);
