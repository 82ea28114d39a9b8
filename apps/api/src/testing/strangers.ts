import { randomUUID } from 'node:crypto';
import type { NamedEndpoint } from '@sinau/contracts';
import { addressOf } from '@sinau/contracts/address';
import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { ResourceName } from '@sinau/contracts/fields';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { z } from 'zod';
import { later, hours } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { issueCertificate } from '../core/certificate/index.ts';
import { readKeys } from '../platform/keys.ts';
import { handedIn } from './assignments.ts';
import { publishedBundle, publishedWebinar } from './marketplace.ts';
import { enrolled, finished, newLessonFile, newProgram, publishedProgram, updateLesson } from './classes.ts';
import { invited, newPerson, scene, type PartnerPerson } from './scene.ts';
import { requestedPayout } from './payouts.ts';
import { contentOf } from './site-content.ts';
import { newVoucher } from './vouchers.ts';

export type Resources = Awaited<ReturnType<typeof ownedResources>>;

/** One record of each kind that a path can name, all of them somebody's own. A new kind of id needs a line here. */
export async function ownedResources(app: AppUnderTest) {
  const people = await scene(app);
  const { learner, partner } = people;
  const program = await publishedProgram(app, partner);
  const participant = await enrolled(app, learner, program);
  const { session, simulatedPayment, cartItem, order } = await purchases(
    app,
    learner.id,
    (await publishedProgram(app, partner)).id,
  );
  const finisher = await finished(app, learner, await publishedProgram(app, partner));
  const certificate = await issueCertificate(app.db, { ...app, keys: readKeys(app.env) }, finisher.id);
  const lessonId = program.sections[0]!.lessons[0]!.id;
  const question = await app.db.discussion.create({
    data: { lessonId, userId: learner.id, role: 'Participant', content: 'Apa itu lead?', createdAt: app.clock.now() },
  });
  const review = await app.db.review.create({
    data: { userId: learner.id, classId: program.id, rating: 5, createdAt: app.clock.now() },
  });
  const bundle = await publishedBundle(app, partner, {
    classIds: [program.id, (await publishedProgram(app, partner)).id],
  });
  const educator = await app.db.educator.create({
    data: { classId: program.id, name: 'Maya Laras', title: 'Redaktur', position: 0, createdAt: app.clock.now() },
  });
  const quizSession = participant.sessions[0]!.id;
  await updateLesson(app, lessonId, {
    type: 'quiz',
    content: { instruction: '', questions: [] },
    setting: quizSetting.parse({}),
  });
  const attempt = await app.db.quizAttempt.create({
    data: { sessionId: quizSession, number: 1, questions: [], startedAt: app.clock.now(), maxPoints: 1 },
  });
  const reviewComment = await app.db.reviewComment.create({
    data: {
      classId: program.id,
      authorId: people.operator.id,
      content: 'Perjelas suaranya.',
      createdAt: app.clock.now(),
      sentAt: app.clock.now(),
    },
  });
  const version = await app.db.classVersion.create({
    data: { classId: program.id, number: 1, snapshot: {}, publishedAt: app.clock.now() },
  });
  const bankQuestion = await app.db.bankQuestion.create({
    data: {
      mitraId: partner.mitraId,
      type: 'single_choice',
      text: 'Apa itu lead?',
      content: { options: [], explanation: '' },
      points: 1,
      isComplete: false,
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    },
  });
  const submission = await handedIn(app, participant.sessions[1]!, program.id, 'news_writing');
  const { id: versionId } = await app.db.submissionVersion.findFirstOrThrow({ where: { submissionId: submission.id } });
  const portfolioEntry = await app.db.portfolioEntry.create({
    data: { userId: learner.id, versionId, title: 'Lead tentang pasar', createdAt: app.clock.now() },
  });
  const note = await app.db.note.create({
    data: {
      id: randomUUID(),
      userId: learner.id,
      classId: program.id,
      lessonId,
      content: 'Lead dulu.',
      createdAt: app.clock.now(),
    },
  });
  const snippet = await app.db.feedbackSnippet.create({ data: { userId: partner.id, content: 'Sebut sumbernya.' } });
  const upload = await app.db.upload.create({
    data: {
      uploaderId: learner.id,
      kind: 'image',
      purpose: 'public',
      name: 'foto.png',
      size: 100,
      expiresAt: later(app.clock.now(), hours(24)),
      createdAt: app.clock.now(),
    },
  });
  const notification = await app.db.notification.create({
    data: {
      userId: learner.id,
      kind: 'announcement',
      eventKey: 'announcement',
      title: 'Sesi tanya jawab',
      createdAt: app.clock.now(),
    },
  });
  const { webinar, webinarSession, liveSession, webinarVersion, ticket } = await webinarOf(app, partner);
  const supportTicket = await app.db.supportTicket.create({
    data: {
      name: 'Sekar',
      email: 'sekar@contoh.test',
      topic: 'other',
      createdAt: app.clock.now(),
      updatedAt: app.clock.now(),
    },
  });
  const featuredPick = await app.db.featuredPick.create({
    data: { place: 'homepage', classId: program.id, position: 0 },
  });
  const content = await contentOf(app);
  const ids: Record<ResourceName, string> = {
    ...content,
    featuredPick: featuredPick.id,
    supportTicket: supportTicket.id,
    voucher: (await newVoucher(app, partner)).id,
    platformVoucher: (await newVoucher(app)).id,
    payout: (await requestedPayout(app, partner, program)).id,
    session: session.id,
    program: program.id,
    classVersion: version.id,
    section: program.sections[0]!.id,
    lesson: lessonId,
    cartItem: cartItem.id,
    order: order.id,
    orderCode: order.code,
    orderLine: order.lines[0]!.id,
    participant: participant.id,
    lessonSession: quizSession,
    attempt: attempt.id,
    simulatorPayment: simulatedPayment.id,
    mitra: partner.mitraId,
    user: learner.id,
    media: (await newLessonFile(app, learner)).id,
    upload: upload.id,
    certificate: certificate.id,
    discussion: question.id,
    review: review.id,
    bundle: bundle.id,
    reviewComment: reviewComment.id,
    educator: educator.id,
    instructor: (await invited(app, partner, { classId: program.id })).id,
    member: partner.id,
    memberInvitation: (await invited(app, partner, { classId: null })).id,
    question: bankQuestion.id,
    submission: submission.id,
    snippet: snippet.id,
    note: note.id,
    portfolio: portfolioEntry.id,
    notification: notification.id,
    ticket,
    webinar,
    webinarSession,
    liveSession,
    webinarVersion,
  };
  /** What nobody else may see yet, where a call takes what is for sale from anybody. */
  const drafts: Partial<typeof ids> = {
    program: (await newProgram(app, partner)).id,
    ticket: (await publishedWebinar(app, partner, { statusApprove: 'draft', publishedAt: null })).ticketId,
    webinar: (await publishedWebinar(app, partner, { statusApprove: 'draft', publishedAt: null })).id,
    bundle: (
      await publishedBundle(app, partner, {
        classIds: [program.id, (await publishedProgram(app, partner)).id],
        statusApprove: 'draft',
        publishedAt: null,
      })
    ).id,
  };
  return { ids, drafts, ...people, stranger: await newPerson(app, { fullname: 'Orang Asing' }) };
}

/** A published webinar with one session and one ticket, of which the last publication is kept. */
async function webinarOf(app: AppUnderTest, partner: PartnerPerson) {
  const { id: webinar, ticketId: ticket } = await publishedWebinar(app, partner);
  const { id: liveSession, sectionId } = await app.db.workingLesson.findFirstOrThrow({ where: { classId: webinar } });
  const { id: webinarVersion } = await app.db.classVersion.create({
    data: { classId: webinar, number: 1, snapshot: {}, publishedAt: app.clock.now() },
  });
  return { webinar, webinarSession: sectionId, liveSession, webinarVersion, ticket };
}

async function purchases(app: AppUnderTest, userId: string, classId: string) {
  const now = app.clock.now();
  const expiresAt = later(now, hours(24));
  const [session, cartItem, order] = await Promise.all([
    app.db.session.create({ data: { userId, expiresAt } }),
    app.db.cartItem.create({ data: { userId, classId } }),
    app.db.order.create({
      data: {
        userId,
        code: `SN-${randomUUID()}`,
        total: 150_000,
        gateway: 'simulator',
        expiresAt,
        nextCheckAt: expiresAt,
        lines: { create: { classId, title: 'Menulis Lead', ...priceLine({ listPrice: 150_000 }) } },
      },
      include: { lines: true },
    }),
  ]);
  const simulatedPayment = await app.db.simulatedPayment.create({
    data: { userId, orderCode: order.code, amount: order.total, expiresAt },
  });
  return { session, cartItem, simulatedPayment, order };
}

/** The names of the records in an endpoint's path, by parameter. */
export const resourcesOf = (endpoint: NamedEndpoint) =>
  Object.entries(endpoint.params?.shape ?? {}).flatMap(([name, field]) => {
    const { resource } = ((field as z.ZodType).meta() ?? {}) as { resource?: ResourceName };
    return resource ? [{ name, resource }] : [];
  });

/** Every address of a call with the given ids in it; a parameter that names no record takes each of its values. */
export function addressesWith(endpoint: NamedEndpoint, idOf: (resource: ResourceName) => string): string[] {
  const ids = Object.fromEntries(resourcesOf(endpoint).map(({ name, resource }) => [name, idOf(resource)]));
  const choices = Object.entries(endpoint.params?.shape ?? {}).flatMap(([name, field]) =>
    name in ids ? [] : [{ name, values: (field as z.ZodEnum).options as string[] }],
  );
  const combinations = choices.reduce<Record<string, string>[]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [ids],
  );
  return [endpoint.path, ...(endpoint.aliases ?? [])].flatMap((path) =>
    combinations.map((params) => addressOf(path, { params })),
  );
}

const rowsOf = (table: string) =>
  table === 'public."Session"' ? `(SELECT "id", "userId", "userAgent", "createdAt", "endedAt" FROM ${table})` : table;

/** A fingerprint of everything that is stored, save for counters of calls and when a session was last used. */
export async function fingerprint(app: AppUnderTest) {
  const { rows: tables } = await app.connections.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'RateLimit' OR (schemaname, tablename) = ('pgboss', 'job') ORDER BY 1",
  );
  const prints = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS print FROM ${rowsOf(name)} t`,
  );
  return (await app.connections.query<{ name: string; print: string }>(`${prints.join(' UNION ALL ')} ORDER BY name`))
    .rows;
}
