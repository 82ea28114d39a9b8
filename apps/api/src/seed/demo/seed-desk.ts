import type { TeachingExperience } from '@sinau/contracts/storefront/mitra/mitra.rules';
import { createAbuseDesk, createAbuseService } from '../../backoffice/abuse/index.ts';
import { createSupportService } from '../../backoffice/support/index.ts';
import { createSuspensionService } from '../../backoffice/suspension/index.ts';
import type { MitraId, Partner } from '../../platform/actor.ts';
import { days, hours, later } from '../../platform/clock.ts';
import { Prisma, type Pool } from '../../platform/db.ts';
import { slugOf } from '../../platform/slugs.ts';
import { createMitraApplications, createMitraReview } from '../../storefront/mitra/index.ts';
import { createDiscussionService } from '../../study/discussion/index.ts';
import { createPortfolioService } from '../../study/portfolio/index.ts';
import { actorOf, depsAt, operatorOf, type Tools } from './as-people.ts';
import { demoApplications, pendingApplication } from './desk-applications.ts';
import { advertisement, copiedWork, demoReports, stoppedMitra } from './desk-reports.ts';
import { demoTickets } from './desk-tickets.ts';
import { spammer } from './people.ts';
import type { Surroundings } from './seed-classes.ts';

/** Ids of the people by their address. */
type Ids = ReadonlyMap<string, string>;
interface Desk {
  readonly tools: Tools;
  readonly ids: Ids;
  readonly surroundings: Surroundings;
}

/**
 * Gives the operators' desk something to work at, by the services that people would have used: each kind only where there
 * is nothing of it yet.
 */
export async function seedDesk(tools: Tools, ids: Ids, surroundings: Surroundings) {
  const desk = { tools, ids, surroundings };
  const { db } = tools;
  if ((await db.supportTicket.count()) === 0) await seedTickets(desk);
  if ((await db.mitraApplication.count()) === 0) await seedApplications(desk);
  if ((await db.mitraStop.count()) === 0) await seedStop(desk);
  if ((await db.abuseReport.count()) === 0) await seedReports(desk);
}

async function seedTickets({ tools, ids, surroundings: { now } }: Desk) {
  const operator = operatorOf(ids.get('dukungan@contoh.test')!);
  for (const { from, name = '', topic, isAboutOrder, hoursAgo, text, answers = [], isClosed } of demoTickets) {
    const userId = ids.get(from);
    const askedAt = later(now, -hours(hoursAgo));
    const order =
      isAboutOrder && userId
        ? await tools.db.order.findFirst({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { code: 'asc' }] })
        : null;
    await createSupportService(depsAt(tools, askedAt)).create(userId ? actorOf(userId) : null, {
      name,
      email: from,
      topic,
      ...(order && { orderCode: order.code }),
      content: text,
    });
    const { id } = await tools.db.supportTicket.findFirstOrThrow({ orderBy: { number: 'desc' }, select: { id: true } });
    for (const answer of answers)
      await createSupportService(depsAt(tools, later(askedAt, hours(answer.after)))).answer(
        operator,
        { id },
        { content: answer.text },
      );
    const closedAt = later(askedAt, hours((answers.at(-1)?.after ?? 0) + 1));
    if (isClosed) await createSupportService(depsAt(tools, closedAt)).close(operator, { id });
  }
}

async function seedApplications({ tools, ids, surroundings: { now, topics, mitra } }: Desk) {
  const { db } = tools;
  const { applicant: owner, topic, hoursAgo, ...answers } = pendingApplication;
  const { id: mitraId } = mitra.get('dapur-usaha')!;
  // Its mitra exists from the beginning, since it has a draft; in an older demo somebody may have decided about it.
  if ((await db.mitra.count({ where: { id: mitraId, status: 'Pending' } })) > 0)
    await db.mitraApplication.create({
      data: {
        ...answers,
        mitraId,
        applicantId: ids.get(owner)!,
        categoryId: topics.get(topic)!,
        submittedAt: later(now, -hours(hoursAgo)),
      },
    });
  for (const { applicant, topic: about, hoursAgo: ago, rejected, ...rest } of demoApplications) {
    const sentAt = later(now, -hours(ago));
    const experience: TeachingExperience = rest.experience;
    const application = await createMitraApplications(depsAt(tools, sentAt)).create(actorOf(ids.get(applicant)!), {
      ...rest,
      experience,
      categoryId: topics.get(about)!,
    });
    await setChanged(db, 'User', [ids.get(applicant)!], sentAt);
    await setChanged(db, 'Mitra', [application.mitraId], sentAt);
    if (!rejected) continue;
    await createMitraReview(depsAt(tools, later(sentAt, hours(rejected.after)))).reject(
      operatorOf(ids.get('peninjau@contoh.test')!),
      { id: application.id },
      { reason: rejected.reason },
    );
    await setChanged(db, 'Mitra', [application.mitraId], later(sentAt, hours(rejected.after)));
  }
}

/** The database notes real times of changes; in a demo they are those of the story. */
const setChanged = (db: Pool, table: 'User' | 'Mitra' | 'Class', ids: readonly string[], at: Date) =>
  db.$executeRaw`UPDATE ${Prisma.raw(`"${table}"`)} SET "updatedAt" = ${at} WHERE id = ANY (${[...ids]}::uuid[])`;

/** Stops a mitra, which appeals. */
async function seedStop({ tools, ids, surroundings: { now, mitra } }: Desk) {
  const { slug, daysAgo, reason, appealDaysAgo, appeal } = stoppedMitra;
  const { id, ownerId } = mitra.get(slug)!;
  await createSuspensionService(depsAt(tools, later(now, -days(daysAgo)))).stop(
    operatorOf(ids.get('operator2@contoh.test')!),
    { id },
    { reason },
  );
  const stopped = await tools.db.class.findMany({ where: { mitraId: id }, select: { id: true } });
  const classIds = stopped.map((one) => one.id);
  await setChanged(tools.db, 'Class', classIds, later(now, -days(daysAgo)));
  const owner: Partner = { ...actorOf(ownerId), mitraId: id as MitraId, classIds: null };
  await createSuspensionService(depsAt(tools, later(now, -days(appealDaysAgo)))).appeal(owner, { text: appeal });
}

async function seedReports({ tools, ids, surroundings: { now, mitra } }: Desk) {
  const { db } = tools;
  const spammerId = ids.get(spammer.email)!;
  const classOf = (title: string) =>
    db.class.findFirst({ where: { slug: slugOf(title), isForSale: true }, select: { id: true } });

  const advertised = await classOf(advertisement.title);
  const ad =
    advertised &&
    (await createDiscussionService(depsAt(tools, later(now, -hours(55)))).create(actorOf(spammerId), {
      class: advertised.id,
      content: advertisement.text,
      parent: null,
      atSecond: null,
    }));
  const work = await createPortfolioService(depsAt(tools, later(now, -days(copiedWork.daysAgo)))).create(
    actorOf(ids.get(copiedWork.author)!),
    { title: copiedWork.title, content: copiedWork.content, link: null, fileIds: [], isShown: true },
  );
  const { id: ruangRedaksi, ownerId } = mitra.get('ruang-redaksi')!;
  const review = await db.review.findFirst({
    where: { participant: { class: { mitraId: ruangRedaksi } }, rating: { lte: 3 }, content: { not: '' } },
    orderBy: [{ rating: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  const photographed = await classOf('Foto Cerita: dari Ide sampai Pameran');
  const question = await db.discussion.findFirst({
    where: { parentId: null, lessonId: { not: null }, class: { slug: slugOf('Bootcamp Jurnalis Muda') } },
    orderBy: { id: 'asc' },
    select: { id: true, lessonId: true, userId: true },
  });

  const learners = ['bagas.mahendra', 'wulan.sari', 'rizal.hakim'].map((name) => ids.get(`${name}@contoh.test`)!);
  const report = async (
    kind: Parameters<ReturnType<typeof createAbuseService>['create']>[1]['kind'],
    id: string | undefined,
    reports: (typeof demoReports)[keyof typeof demoReports],
    reporters: readonly string[],
  ) => {
    if (!id) return;
    for (const [index, { reason, text, hoursAgo }] of reports.entries())
      await createAbuseService(depsAt(tools, later(now, -hours(hoursAgo)))).create(actorOf(reporters[index]!), {
        kind,
        id,
        reason,
        text,
      });
  };
  const classmates = question?.lessonId ? await classmatesOf(db, { ...question, lessonId: question.lessonId }) : [];
  if (classmates.length > 0) await report('discussion', question?.id, demoReports.question, classmates);
  await report('discussion', ad?.id, demoReports.advertisement, learners);
  await report('profile', spammerId, demoReports.profile, learners);
  await report('portfolio', work.id, demoReports.work, learners);
  await report('review', review?.id, demoReports.review, [ownerId]);
  await report('class', photographed?.id, demoReports.class, learners);
  await dismissReport({ tools, ids, now }, question?.id);
}

/** Participants who came as far as the lesson of a question, besides its author. */
async function classmatesOf(db: Pool, { lessonId, userId }: { lessonId: string; userId: string }) {
  const rows = await db.participant.findMany({
    where: { userId: { not: userId }, sessions: { some: { lessonId, status: 'passed' } } },
    orderBy: { id: 'asc' },
    take: 1,
    select: { userId: true },
  });
  return rows.map((row) => row.userId);
}

/** Dismisses the report of a question that breaks no rule. */
async function dismissReport({ tools, ids, now }: Pick<Desk, 'tools' | 'ids'> & { now: Date }, subjectId?: string) {
  const found = subjectId && (await tools.db.abuseCase.findFirst({ where: { subjectId }, select: { id: true } }));
  if (!found) return;
  await createAbuseDesk(depsAt(tools, later(now, -hours(118)))).dismiss(
    operatorOf(ids.get('operator2@contoh.test')!),
    found,
    {},
  );
}
