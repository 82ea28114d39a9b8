import { coverAddress } from '@sinau/contracts/program/program.covers';
import { days, hours, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { cleanHtml } from '../../platform/html.ts';
import { slugOf } from '../../platform/slugs.ts';
import type { DemoClassRow } from './class-rows.ts';
import { codeOf, htmlOf } from './demo-class.ts';
import { demoId } from './dice.ts';
import { demoBundles, demoWebinars, type DemoWebinar } from './offers.ts';
import { insertRows } from './rows.ts';
import type { Surroundings } from './seed-classes.ts';

/** Announces the webinars that are missing. */
export async function seedWebinars(tx: Db, { mitra, topics, now }: Surroundings) {
  const slugs = demoWebinars.map(({ title }) => webinarSlug(title));
  const known = new Set(
    (await tx.class.findMany({ where: { slug: { in: slugs } }, select: { slug: true } })).map(({ slug }) => slug),
  );
  const missing = demoWebinars.filter(({ title }) => !known.has(webinarSlug(title)));
  const at = later(now, -days(9));

  await insertRows(
    tx,
    'Class',
    missing.map(({ title, description, requirements, about, cover, price, normalPrice, topic, mitra: host }) => {
      const slug = webinarSlug(title);
      const { id: mitraId, ownerId } = mitra.get(host)!;
      return {
        id: demoId('class', slug),
        slug,
        code: codeOf(slug),
        kind: 'webinar',
        title,
        description,
        requirements: requirements.join('\n'),
        about: cleanHtml(htmlOf(about), 'about'),
        thumbnail: coverAddress(cover),
        salePrice: price,
        normalPrice: normalPrice ?? null,
        categoryId: topics.get(topic)!,
        mitraId,
        createdById: ownerId,
        statusApprove: 'publish',
        submittedAt: later(at, -hours(20)),
        publishedAt: at,
        createdAt: later(at, -days(4)),
        updatedAt: at,
      };
    }),
  );
  const sessions = missing.flatMap((webinar) =>
    webinar.sessions.map((session, position) => sessionOf(webinarSlug(webinar.title), session, position, now)),
  );
  await insertRows(
    tx,
    'Section',
    sessions.map(({ section }) => section),
    { conflict: Prisma.sql`(id)` },
  );
  await insertRows(
    tx,
    'WebinarSession',
    sessions.map(({ meeting }) => meeting),
  );
  await insertRows(
    tx,
    'Lesson',
    sessions.map(({ lesson }) => ({ ...lesson, createdAt: at, updatedAt: at })),
    { conflict: Prisma.sql`(id)` },
  );
}

const webinarSlug = (title: string) => `webinar-${slugOf(title)}`;

function sessionOf(
  slug: string,
  { title, inDays, hour, hours: length }: DemoWebinar['sessions'][number],
  position: number,
  now: Date,
) {
  const id = demoId('section', slug, position);
  const classId = demoId('class', slug);
  // By the calendar in Jakarta, seven hours ahead
  const midnight = later(now, -((now.getTime() + hours(7)) % days(1)));
  const startsAt = later(midnight, days(inDays) + hours(hour));
  return {
    section: { id, classId, title, position },
    meeting: {
      id,
      classId,
      startsAt,
      endsAt: later(startsAt, hours(length)),
      meetingUrl: `https://rapat.contoh.test/${slug}-${position + 1}`,
    },
    lesson: {
      id: demoId('lesson', slug, title),
      classId,
      sectionId: id,
      type: 'webinar',
      title,
      slug: slugOf(title),
      position: 0,
      content: {},
      setting: { completionType: 'hit-button' },
      isComplete: true,
      durationSeconds: length * 3600,
    },
  };
}

export const bundleSlug = (title: string) => `bundling-${slugOf(title)}`;
export const bundleId = (title: string) => demoId('bundle', bundleSlug(title));

/** Puts the bundles that are missing on sale; those whose classes an installation lacks stay away. */
export async function seedBundles(
  tx: Db,
  classes: ReadonlyMap<string, DemoClassRow>,
  { mitra, topics, now }: Surroundings,
) {
  const known = new Set(
    (
      await tx.bundle.findMany({
        where: { slug: { in: demoBundles.map(({ title }) => bundleSlug(title)) } },
        select: { slug: true },
      })
    ).map(({ slug }) => slug),
  );
  const missing = demoBundles.filter(
    ({ title, mitra: owner, holds }) =>
      !known.has(bundleSlug(title)) &&
      holds.every((held) => classes.get(slugOf(held))?.mitraId === mitra.get(owner)!.id),
  );
  await insertRows(
    tx,
    'Bundle',
    missing.map(({ title, description, cover, price, topic, mitra: owner, daysAgo }) => {
      const { id: mitraId, ownerId } = mitra.get(owner)!;
      const at = later(now, -days(daysAgo));
      return {
        id: bundleId(title),
        code: codeOf(bundleSlug(title)),
        title,
        slug: bundleSlug(title),
        description,
        thumbnail: coverAddress(cover),
        salePrice: price,
        categoryId: topics.get(topic)!,
        mitraId,
        createdById: ownerId,
        statusApprove: 'publish',
        submittedAt: later(at, -hours(20)),
        publishedAt: at,
        createdAt: later(at, -days(2)),
        updatedAt: at,
      };
    }),
  );
  await insertRows(
    tx,
    'BundleItem',
    missing.flatMap(({ title, holds }) =>
      holds.map((held, position) => ({ bundleId: bundleId(title), classId: classes.get(slugOf(held))!.id, position })),
    ),
  );
}

/** How many orders each was bought in. */
export const countBundles = (tx: Db) => tx.$executeRaw`
  UPDATE "Bundle" b SET "participantCount" = s.count
  FROM (SELECT l."bundleId", count(DISTINCT l."orderId")::int AS count FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId" WHERE l."bundleId" IS NOT NULL AND o.status = 'SUCCESS' GROUP BY 1) s
  WHERE b.id = s."bundleId" AND b.id = ANY (${demoBundles.map(({ title }) => bundleId(title))}::uuid[])`;
