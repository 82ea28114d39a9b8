import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import { findSnapshot } from '../../authoring/authoring/index.ts';
import { copyToLive, insertVersion } from '../../authoring/publication/index.ts';
import { days, hours, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { cleanHtml } from '../../platform/html.ts';
import { slugOf } from '../../platform/slugs.ts';
import type { DemoClassRow } from './class-rows.ts';
import { aboutOf, codeOf } from './demo-class.ts';
import { demoId } from './dice.ts';
import { levels } from './levels.ts';
import { educatorsOf, meetingOf } from './live-rows.ts';
import { demoBundles, demoWebinars, extraTicketId, ticketId, webinarSlug, type DemoWebinar } from './offers.ts';
import { insertRows } from './rows.ts';
import type { Surroundings } from './seed-classes.ts';

/** Announces the missing webinars. */
export async function seedWebinars(tx: Db, { mitra, topics, now }: Surroundings) {
  const slugs = demoWebinars.map(({ title }) => webinarSlug(title));
  const known = new Set(
    (await tx.class.findMany({ where: { slug: { in: slugs } }, select: { slug: true } })).map(({ slug }) => slug),
  );
  const missing = demoWebinars.filter(({ title }) => !known.has(webinarSlug(title)));

  const rows = missing.map(
    ({ title, description, requirements, about, cover, price, normalPrice, topic, mitra: host, daysAgo }) => {
      const slug = webinarSlug(title);
      const at = later(now, -days(daysAgo));
      const { id: mitraId, ownerId } = mitra.get(host)!;
      return {
        id: demoId('class', slug),
        slug,
        code: codeOf(slug),
        kind: 'webinar',
        title,
        description,
        requirements: requirements.join('\n'),
        about: cleanHtml(aboutOf(about), 'about'),
        thumbnail: coverAddress(cover),
        salePrice: price,
        normalPrice: normalPrice ?? null,
        categoryId: topics.get(topic)!,
        level: levels[title] ?? 'all',
        mitraId,
        createdById: ownerId,
        statusApprove: 'publish',
        submittedAt: later(at, -hours(20)),
        publishedAt: at,
        createdAt: later(at, -days(4)),
        updatedAt: at,
      };
    },
  );
  await insertRows(tx, 'Class', rows);
  await insertRows(
    tx,
    'WorkingClass',
    rows.map(({ id: classId, title, description, requirements, about, thumbnail, categoryId, level }) => ({
      classId,
      title,
      description,
      requirements,
      about,
      thumbnail,
      categoryId,
      level,
    })),
  );
  await insertRows(
    tx,
    'SeatStock',
    missing.map(({ title, quota }) => ({ classId: demoId('class', webinarSlug(title)), quota })),
  );
  await insertRows(tx, 'Ticket', missing.flatMap(ticketsOf(now)));
  await insertRows(
    tx,
    'TicketTier',
    missing
      .filter(({ normalPrice }) => normalPrice !== undefined)
      .map(({ title, price }) => ({
        id: demoId('tier', webinarSlug(title)),
        ticketId: demoId('ticket', webinarSlug(title)),
        position: 0,
        price,
        endsAt: later(now, days(1)),
      })),
  );
  const byId = { conflict: Prisma.sql`(id)` };
  const educators = new Map(
    missing.map((webinar) => {
      const slug = webinarSlug(webinar.title);
      const createdAt = later(now, -days(webinar.daysAgo));
      return [
        slug,
        educatorsOf({ ...webinar, format: 'intensive' }, { classId: demoId('class', slug), slug, createdAt }),
      ];
    }),
  );
  await insertRows(tx, 'Educator', [...educators.values()].flat(), byId);
  const sessions = missing.flatMap((webinar) => {
    const speakerIds = educators.get(webinarSlug(webinar.title))!.map(({ id }) => id);
    return webinar.sessions.map((_, position) => sessionOf(webinar, position, speakerIds, now));
  });
  await insertRows(
    tx,
    'LiveSession',
    sessions.map(({ meeting }) => meeting),
  );
  await insertRows(
    tx,
    'WorkingSection',
    sessions.map(({ section }) => section),
    byId,
  );
  await insertRows(
    tx,
    'WorkingLesson',
    sessions.map(({ lesson }) => lesson),
    byId,
  );
  for (const { id: classId, publishedAt: at } of rows) {
    await copyToLive(tx, classId, at);
    const snapshot = await findSnapshot(tx, classId);
    await insertVersion(tx, { classId, snapshot, publishedById: null, publishedAt: at });
  }
}

const ticketsOf =
  (now: Date) =>
  ({ title, price, normalPrice, extra, daysAgo }: DemoWebinar) => {
    const slug = webinarSlug(title);
    const at = later(now, -days(daysAgo));
    const plain = { classId: demoId('class', slug), createdAt: at, updatedAt: at };
    const regular = {
      ...plain,
      id: ticketId(title),
      kind: 'regular',
      title: 'Tiket reguler',
      description: 'Satu kursi di semua sesi, rekaman, dan sertifikat.',
      price: normalPrice ?? price,
      quota: null as number | null,
      perOrder: 1,
      perUser: 1,
      position: 0,
    };
    if (!extra) return [regular];
    const more = {
      ...plain,
      ...extra,
      id: extraTicketId(title),
      kind: 'additional',
      quota: 40,
      perOrder: 2,
      perUser: 2,
    };
    return [regular, { ...more, position: 1 }];
  };

function sessionOf(webinar: DemoWebinar, position: number, speakerIds: readonly string[], now: Date) {
  const { title, ...meets } = webinar.sessions[position]!;
  const slug = webinarSlug(webinar.title);
  const id = demoId('section', slug, position);
  const lessonId = demoId('lesson', slug, title);
  const classId = demoId('class', slug);
  const at = later(now, -days(webinar.daysAgo));
  return {
    section: { id, classId, title, position },
    meeting: meetingOf({ type: 'webinar', title, meets }, { lessonId, classId, slug, demo: webinar, speakerIds, now }),
    lesson: {
      id: lessonId,
      classId,
      sectionId: id,
      type: 'webinar',
      title,
      slug: slugOf(title),
      position: 0,
      content: {},
      setting: { progressBar: true, completionType: 'input-presence-code' },
      createdAt: at,
      updatedAt: at,
    },
  };
}

export const bundleSlug = (title: string) => `bundling-${slugOf(title)}`;
export const bundleId = (title: string) => demoId('bundle', bundleSlug(title));

/** Puts the missing bundles on sale; those whose classes an installation lacks are skipped. */
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
      Object.keys(holds).every((held) => classes.get(slugOf(held))?.mitraId === mitra.get(owner)!.id),
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
      Object.entries(holds).map(([held, reason], position) => ({
        bundleId: bundleId(title),
        classId: classes.get(slugOf(held))!.id,
        position,
        reason,
      })),
    ),
  );
}

/** Counts the orders of each bundle. */
export const countBundles = (tx: Db) => tx.$executeRaw`
  UPDATE "Bundle" b SET "participantCount" = s.count
  FROM (SELECT l."bundleId", count(DISTINCT l."orderId")::int AS count FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId" WHERE l."bundleId" IS NOT NULL AND o.status = 'SUCCESS' GROUP BY 1) s
  WHERE b.id = s."bundleId" AND b.id = ANY (${demoBundles.map(({ title }) => bundleId(title))}::uuid[])`;
