import { issueCertificate } from '../core/certificate/index.ts';
import { days, later } from '../platform/clock.ts';
import type { Db, Pool } from '../platform/db.ts';
import type { Env } from '../platform/env.ts';
import type { Keys } from '../platform/keys.ts';
import { createFileStore } from '../platform/file-store/index.ts';
import { slugOf } from '../platform/slugs.ts';
import { demoClasses } from './demo/classes/index.ts';
import { findDemoClasses } from './demo/class-rows.ts';
import { seedCannedAnswers } from './demo/canned-answers.ts';
import { seedEditorial } from './demo/editorial.ts';
import { demoWebinars, ticketIdsOf, webinarSlug } from './demo/offers.ts';
import { demoMitra } from './demo/people.ts';
import { planEnrolments } from './demo/plan-enrolments.ts';
import { seedClasses, type Surroundings } from './demo/seed-classes.ts';
import { seedDesk } from './demo/seed-desk.ts';
import { seedEnrolments } from './demo/seed-enrolments.ts';
import { seedMedia } from './demo/seed-media.ts';
import { countBundles, seedBundles, seedWebinars } from './demo/seed-offers.ts';
import { seedOrders } from './demo/seed-orders.ts';
import { seedPayouts } from './demo/seed-payouts.ts';
import { seedPeople } from './demo/seed-people.ts';
import { seedAnnouncements, seedSeats } from './demo/seed-seats.ts';
import { seedDiscussions, seedReviews } from './demo/seed-talk.ts';
import { seedWorks } from './demo/seed-works.ts';
import { seedVouchers } from './demo/vouchers.ts';

/** Sends nothing: what a webhook would get, the run of each minute finds. */
const noJobs = { send: async () => undefined };

interface Tools {
  readonly db: Pool;
  readonly env: Env;
  readonly keys: Keys;
}

/**
 * Loads a marketplace to look around in: partners, classes, learners, and their purchases, comments and progress.
 * Existing data does not change, so it can be loaded at every start; what is missing comes from the same dice
 * everywhere.
 */
export async function seedDemo(tools: Tools, now: Date) {
  const { db, env } = tools;
  const opened = later(now, -days(250));
  const ids = await seedPeople(db, opened);
  const mitra = await findMitra(db, ids);
  await seedMedia(db, createFileStore('media', env), mitra, opened);
  const topics = new Map(
    (await db.category.findMany({ select: { slug: true, id: true } })).map(({ slug, id }) => [slug, id]),
  );
  const surroundings = {
    mitra: new Map(mitra.map(({ slug, ...one }) => [slug, one])),
    topics,
    operatorId: ids.get('operator@contoh.test')!,
    now,
  };
  await db.$transaction(
    async (tx) => {
      await seedClasses(tx, demoClasses, surroundings);
      await seedWebinars(tx, surroundings);
      await seedVouchers(tx, surroundings);
    },
    { timeout: 300_000 },
  );
  await seedLife(tools, ids, surroundings);
  await seedEarnings(tools, ids, surroundings);
  await seedDesk(tools, ids, surroundings);
  await seedBanner(db, now);
  await seedEditorial(db, now);
  await seedCannedAnswers(db, now);
  await db.$executeRaw`SELECT search_words_counted()`;
}

async function findMitra(db: Db, ids: ReadonlyMap<string, string>) {
  const owners = new Map<string, string>(demoMitra.map(({ slug, owner }) => [slug, ids.get(owner)!]));
  const rows = await db.mitra.findMany({
    where: { slug: { in: [...owners.keys()] } },
    select: { id: true, slug: true },
  });
  return rows.map((mitra) => ({ ...mitra, ownerId: owners.get(mitra.slug)! }));
}

/** Enrols all missing participants at once, with their activity since. Existing ones are not changed. */
async function seedLife(tools: Tools, ids: ReadonlyMap<string, string>, surroundings: Surroundings) {
  const { db } = tools;
  const { now } = surroundings;
  const classes = await findDemoClasses(db, [
    ...demoClasses.map(({ title }) => slugOf(title)),
    ...demoWebinars.map(({ title }) => webinarSlug(title)),
  ]);
  await db.$transaction((tx) => seedBundles(tx, classes, surroundings));
  const known = new Set(
    (
      await db.participant.findMany({
        where: { classId: { in: [...classes.values()].map(({ id }) => id) } },
        select: { userId: true, classId: true },
      })
    ).map(({ userId, classId }) => `${userId} ${classId}`),
  );
  const tickets = new Set(
    (
      await db.ticket.findMany({
        where: { id: { in: demoWebinars.flatMap(ticketIdsOf) } },
        select: { id: true },
      })
    ).map(({ id }) => id),
  );
  const missing = planEnrolments(now)
    .map((enrolment) => ({ ...enrolment, userId: ids.get(enrolment.email)! }))
    .filter(
      ({ userId, slug, seat }) =>
        classes.has(slug) &&
        !known.has(`${userId} ${classes.get(slug)!.id}`) &&
        // A webinar of an older demo has other or fewer tickets.
        (!seat || ticketIdsOf(seat.webinar).every((id) => tickets.has(id))),
    );
  if (missing.length === 0) return;

  const participants = await db.$transaction(
    async (tx) => {
      const joined = await seedEnrolments(tx, await seedOrders(tx, missing, classes, surroundings), classes);
      const talkers = Map.groupBy(joined, ({ slug }) => slug);
      await seedDiscussions(tx, talkers, classes, now);
      await seedReviews(tx, talkers, classes, now);
      await countBundles(tx);
      await seedSeats(tx, missing, ids, now);
      const counts = new Map([...talkers].map(([slug, own]) => [slug, own.length]));
      await seedAnnouncements(tx, classes, counts, now);
      return joined;
    },
    { timeout: 300_000 },
  );
  await seedWorks(tools);
  // Where this is interrupted, the job that looks for missing certificates continues it.
  await Promise.all(
    participants.map(
      async ({ id, completedAt }) =>
        completedAt && issueCertificate(db, { ...tools, jobs: noJobs, clock: { now: () => completedAt } }, id),
    ),
  );
}

/** Withdrawals of the demo partner, with the two operators that they need. */
async function seedEarnings({ db, keys }: Tools, ids: ReadonlyMap<string, string>, { mitra, now }: Surroundings) {
  const { slug, name } = demoMitra[0];
  const operatorIds = [ids.get('operator@contoh.test')!, ids.get('operator2@contoh.test')!] as const;
  await db.$transaction((tx) => seedPayouts(tx, { keys, mitra: { ...mitra.get(slug)!, name }, operatorIds, now }));
}

/** The announcement of the demo; an expired one runs again. */
async function seedBanner(db: Pool, now: Date) {
  if (await db.banner.findFirst({ where: { endDate: { gt: now } } })) return;
  await db.banner.create({
    data: {
      text: 'Gratis: Menyunting Naskah Sendiri, tiga materi yang selesai dalam satu sore',
      link: '/catalog/menyunting-naskah-sendiri',
      endDate: later(now, days(14)),
    },
  });
}
