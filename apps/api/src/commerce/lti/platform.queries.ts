import { ltiEventsShown, type LtiEventKind, type LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import type { MitraId } from '../../platform/actor.ts';
import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  name: true,
  issuer: true,
  connectedAt: true,
  revokedAt: true,
  createdAt: true,
  offers: { where: { withdrawnAt: null }, select: { seats: true, taken: true }, take: 200 },
} satisfies Prisma.LtiPlatformSelect;
export type PlatformRow = Prisma.LtiPlatformGetPayload<{ select: typeof columns }>;

export const findPlatforms = (db: Db, mitraId: MitraId) =>
  db.ltiPlatform.findMany({
    where: { mitraId },
    select: columns,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });

const soldClass = { select: { id: true, slug: true, title: true } };
const detailColumns = {
  ...columns,
  clientId: true,
  authAddress: true,
  tokenAddress: true,
  keysAddress: true,
  tokenAudience: true,
  deploymentIds: true,
  offers: {
    where: { withdrawnAt: null },
    select: { seats: true, taken: true, class: soldClass },
    orderBy: [{ createdAt: 'asc' as const }, { classId: 'asc' as const }],
    take: 200,
  },
  events: { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: ltiEventsShown },
} satisfies Prisma.LtiPlatformSelect;
export type PlatformDetailRow = Prisma.LtiPlatformGetPayload<{ select: typeof detailColumns }>;

export const findPlatformDetail = (db: Db, mitraId: MitraId, id: string) =>
  db.ltiPlatform.findFirst({ where: { id, mitraId }, select: detailColumns });
export const findOwnPlatform = (db: Db, mitraId: MitraId, id: string) =>
  db.ltiPlatform.findFirst({
    where: { id, mitraId },
    select: { id: true, name: true, issuer: true, connectedAt: true, revokedAt: true },
  });
/** Returns whether anybody has entered from a platform. */
export const hasIdentities = async (tx: Db, platformId: string) =>
  (await tx.ltiIdentity.findFirst({ where: { platformId }, select: { userId: true } })) !== null;

/** Locks the platforms of a mitra, so that two calls do not make one too many. */
export const lockPlatforms = (tx: Db, mitraId: MitraId) =>
  tx.$executeRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR NO KEY UPDATE`;
export const countPlatforms = (tx: Db, mitraId: MitraId) =>
  tx.ltiPlatform.count({ where: { mitraId, revokedAt: null } });
export const insertPlatform = (tx: Db, data: { mitraId: string; name: string; createdAt: Date }) =>
  tx.ltiPlatform.create({ data: { ...data, deploymentIds: [] }, select: columns });
export const updatePlatform = (tx: Db, id: string, data: Prisma.LtiPlatformUncheckedUpdateInput) =>
  tx.ltiPlatform.update({ where: { id }, data, select: columns });
export const updateKeySet = (db: Db, id: string, keySet: Prisma.InputJsonValue, keySetAt: Date) =>
  db.ltiPlatform.update({ where: { id }, data: { keySet, keySetAt }, select: { id: true } });

/** A connection whose details are known. */
export interface ConnectedPlatform {
  id: string;
  mitraId: MitraId;
  name: string;
  issuer: string;
  clientId: string;
  authAddress: string;
  tokenAddress: string;
  keysAddress: string;
  tokenAudience: string | null;
  deploymentIds: string[];
  keySet: Prisma.JsonValue;
  keySetAt: Date | null;
}
/** Finds a platform by its id alone, for its own launches. A mitra that is stopped or closed has none. */
export async function findPlatform(db: Db, id: string) {
  const row = await db.ltiPlatform.findFirst({
    where: { id, mitra: { closedAt: null, stops: { none: { liftedAt: null } } } },
  });
  if (!row) return null;
  const { connectedAt, revokedAt, ...platform } = row;
  // A check keeps the details together.
  return {
    isRevoked: revokedAt !== null,
    connected: connectedAt && (platform as unknown as ConnectedPlatform),
    ...row,
  };
}

export const findByRegistration = (db: Db, registrationHash: Uint8Array<ArrayBuffer>, now: Date) =>
  db.ltiPlatform.findFirst({
    where: { registrationHash, registrationUntil: { gt: now }, connectedAt: null, revokedAt: null },
    select: { id: true, name: true, mitra: { select: { name: true } } },
  });
/** Connects a platform by its registration. False if another call was first. */
export async function updateRegistered(
  db: Db,
  registrationHash: Uint8Array<ArrayBuffer>,
  data: Prisma.LtiPlatformUncheckedUpdateInput,
) {
  const { count } = await db.ltiPlatform.updateMany({
    where: { registrationHash, connectedAt: null, revokedAt: null },
    data: { ...data, registrationHash: null, registrationUntil: null },
  });
  return count === 1;
}

/** Locks an offer until the transaction ends, and then reads it. */
export async function lockOffer(tx: Db, platformId: string, classId: string) {
  await tx.$executeRaw`SELECT FROM "LtiOffer" WHERE "platformId" = ${platformId}::uuid AND "classId" = ${classId}::uuid FOR UPDATE`;
  return tx.ltiOffer.findUnique({ where: { platformId_classId: { platformId, classId } } });
}
export const countOffers = (tx: Db, platformId: string) =>
  tx.ltiOffer.count({ where: { platformId, withdrawnAt: null } });
export const upsertOffer = (tx: Db, platformId: string, classId: string, seats: number, now: Date) =>
  tx.ltiOffer.upsert({
    where: { platformId_classId: { platformId, classId } },
    create: { platformId, classId, seats, createdAt: now },
    update: { seats, withdrawnAt: null },
    select: { classId: true },
  });
export const updateWithdrawn = (tx: Db, platformId: string, classId: string, now: Date) =>
  tx.ltiOffer.updateMany({ where: { platformId, classId, withdrawnAt: null }, data: { withdrawnAt: now } });
export const findOfferedProgram = (db: Db, mitraId: MitraId, id: string) =>
  db.class.findFirst({ where: { id, mitraId, kind: 'program' }, select: { id: true, title: true, publishedAt: true } });
/** Finds the classes that a campus may choose. */
export const findOffers = (db: Db, platformId: string) =>
  db.ltiOffer.findMany({
    where: { platformId, withdrawnAt: null, class: { suspendedAt: null } },
    select: { seats: true, taken: true, class: soldClass },
    orderBy: [{ createdAt: 'asc' }, { classId: 'asc' }],
    take: 200,
  });
/** Finds the class of a launch: one that is offered, or was. */
export const findOffer = (
  db: Db,
  { id: platformId, mitraId }: ConnectedPlatform,
  ref: { id: string } | { slug: string },
) => db.ltiOffer.findFirst({ where: { platformId, class: { ...ref, mitraId } }, select: { class: soldClass } });

/** Records an event of a platform, if there is such a one. */
export const insertEvent = (
  db: Db,
  event: { platformId: string; kind: LtiEventKind; problem: LtiProblem | null; detail: string; createdAt: Date },
) => db.$executeRaw`
  INSERT INTO "LtiEvent" ("platformId", kind, problem, detail, "createdAt")
  SELECT id, ${event.kind}::"LtiEventKind", ${event.problem}, ${event.detail}, ${event.createdAt}
  FROM "LtiPlatform" WHERE id = ${event.platformId}::uuid`;

export interface CourseRow {
  id: string;
  title: string;
  class: { slug: string; title: string };
  launchedAt: Date;
  takesScores: boolean;
  givesNames: boolean;
  scores: { sent: number; waiting: number; failed: number };
  failure: { count: number; since: string | null; reason: string } | null;
}
/** Finds the courses that opened a class, the latest first, with what became of their scores. */
export const findCourses = (db: Db, platformId: string) => db.$queryRaw<CourseRow[]>`
  SELECT l.id, l."courseTitle" AS title, json_build_object('slug', c.slug, 'title', c.title) AS class, l."launchedAt",
    coalesce(l."lineItem", l."lineItems") IS NOT NULL AS "takesScores", l.memberships IS NOT NULL AS "givesNames",
    (SELECT json_build_object('sent', count(*) FILTER (WHERE NOT g."isDue" AND g."sentAt" IS NOT NULL AND g.problem IS NULL),
      'waiting', count(*) FILTER (WHERE g."isDue"), 'failed', count(*) FILTER (WHERE NOT g."isDue" AND g.problem IS NOT NULL))
     FROM "LtiGrade" g WHERE g."linkId" = l.id) AS scores,
    (SELECT json_build_object('count', count(*), 'since', min(g."failingSince"),
      'reason', (array_agg(g.problem ORDER BY g."failingSince", g."participantId"))[1])
     FROM "LtiGrade" g WHERE g."linkId" = l.id AND g.problem IS NOT NULL HAVING count(*) > 0) AS failure
  FROM "LtiLink" l JOIN "Class" c ON c.id = l."classId" WHERE l."platformId" = ${platformId}::uuid
  ORDER BY l."launchedAt" DESC, l.id DESC LIMIT 100`;

/** Finds a course of the caller's mitra with the platform that it is asked of. */
export const findCourse = (db: Db, mitraId: MitraId, id: string) =>
  db.ltiLink.findFirst({ where: { id, platform: { mitraId } }, include: { platform: true } });
/** Finds how far people of a platform are in a class, by their `sub`. */
export const findProgressBySubject = (db: Db, platformId: string, classId: string, subjects: readonly string[]) =>
  db.$queryRaw<{ subject: string; progress: number }[]>`
    SELECT i.subject, p.progress FROM "LtiIdentity" i JOIN "Participant" p ON p."userId" = i."userId" AND p."classId" = ${classId}::uuid
    WHERE i."platformId" = ${platformId}::uuid AND i.subject = ANY(${[...subjects]}::text[])`;

const batch = 5_000;
/** Deletes events of before, and logins and launches that are over. */
export async function deleteOld(db: Db, before: Date, now: Date) {
  await db.ltiLogin.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.ltiLaunch.deleteMany({ where: { expiresAt: { lt: now } } });
  const count = await db.$executeRaw`
    DELETE FROM "LtiEvent" WHERE id IN (SELECT id FROM "LtiEvent" WHERE "createdAt" < ${before} ORDER BY "createdAt" LIMIT ${batch})`;
  if (count === batch) await deleteOld(db, before, now);
}
