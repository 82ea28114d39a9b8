import { retryMinutes } from '@sinau/contracts/core/webhook/webhook.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import type { ConnectedPlatform } from './platform.queries.ts';

/** Scores that may be sent: what is due, to a connection that is not revoked, of a mitra that may work. */
const due = (now: Date) => Prisma.sql`
  "LtiGrade" g JOIN "LtiLink" l ON l.id = g."linkId" AND coalesce(l."lineItem", l."lineItems") IS NOT NULL
  JOIN "LtiPlatform" p ON p.id = l."platformId" AND p."revokedAt" IS NULL AND (p."busyUntil" IS NULL OR p."busyUntil" <= ${now})
  WHERE g."isDue" AND (g."nextTryAt" IS NULL OR g."nextTryAt" <= ${now})
    AND NOT EXISTS (SELECT FROM "MitraStop" s WHERE s."mitraId" = p."mitraId" AND s."liftedAt" IS NULL)`;

export async function findDuePlatforms(db: Db, now: Date, take: number) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT l."platformId" AS id FROM ${due(now)} ORDER BY 1 LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

/** Claims a platform for a time: nobody else sends scores to it meanwhile. Null if it is claimed, or revoked. */
export async function claimPlatform(db: Db, id: string, { now, until }: { now: Date; until: Date }) {
  const [row] = await db.$queryRaw<ConnectedPlatform[]>`
    UPDATE "LtiPlatform" SET "busyUntil" = ${until}
    WHERE id = ${id}::uuid AND "revokedAt" IS NULL AND ("busyUntil" IS NULL OR "busyUntil" <= ${now})
    RETURNING id, "mitraId", name, issuer, "clientId", "authAddress", "tokenAddress", "keysAddress", "tokenAudience", "deploymentIds", "keySet", "keySetAt"`;
  return row ?? null;
}
export const releasePlatform = (db: Db, id: string, until: Date) =>
  db.ltiPlatform.updateMany({ where: { id, busyUntil: until }, data: { busyUntil: null } });

export interface DueGrade {
  linkId: string;
  participantId: string;
  subject: string;
  revision: number;
  progress: number;
  lineItem: string | null;
  lineItems: string | null;
  resourceId: string;
  classId: string;
  title: string;
}
/** Finds scores that are due at a platform that the caller has claimed. */
export const findDueGrades = (db: Db, platformId: string, now: Date, take: number) => db.$queryRaw<DueGrade[]>`
  SELECT g."linkId", g."participantId", g.subject, g.revision, t.progress, l."lineItem", l."lineItems", l."resourceId", l."classId", c.title
  FROM "LtiGrade" g JOIN "LtiLink" l ON l.id = g."linkId" AND coalesce(l."lineItem", l."lineItems") IS NOT NULL
  JOIN "Participant" t ON t.id = g."participantId" JOIN "Class" c ON c.id = l."classId"
  WHERE l."platformId" = ${platformId}::uuid AND g."isDue" AND (g."nextTryAt" IS NULL OR g."nextTryAt" <= ${now})
  ORDER BY g."nextTryAt" NULLS FIRST, g."linkId", g."participantId" LIMIT ${take}`;

type Key = Pick<DueGrade, 'linkId' | 'participantId' | 'revision'>;

/** Records that a score arrived. It stays due if the progress has changed since it was read. */
export const updateSent = (db: Db, { linkId, participantId, revision }: Key, progress: number, now: Date) =>
  db.$executeRaw`
    UPDATE "LtiGrade" SET "sentProgress" = ${progress}, "sentAt" = ${now}, problem = NULL, "failingSince" = NULL, tries = 0,
      "nextTryAt" = NULL, "isDue" = revision <> ${revision}
    WHERE "linkId" = ${linkId}::uuid AND "participantId" = ${participantId}::uuid`;

const pauses = Prisma.sql`${[...retryMinutes]}::int[]`;
/** Records attempts that failed: the next one comes after a pause that grows, and there is none after the last. */
export const updateFailed = (db: Db, grades: readonly Key[], problem: string, now: Date) =>
  db.$executeRaw`
    UPDATE "LtiGrade" g SET tries = g.tries + 1, problem = ${problem}, "failingSince" = coalesce(g."failingSince", ${now}),
      "isDue" = (${pauses})[g.tries + 1] IS NOT NULL,
      "nextTryAt" = ${now}::timestamptz + (${pauses})[g.tries + 1] * interval '1 minute'
    FROM unnest(${grades.map(({ linkId }) => linkId)}::uuid[], ${grades.map(({ participantId }) => participantId)}::uuid[],
      ${grades.map(({ revision }) => revision)}::int[]) AS f(link, participant, revision)
    WHERE g."linkId" = f.link AND g."participantId" = f.participant AND g.revision = f.revision`;

/** Makes the scores of a course due that failed, from the first try on. */
export const updateResent = (db: Db, linkId: string) =>
  db.ltiGrade.updateMany({
    where: { linkId, problem: { not: null } },
    data: { isDue: true, tries: 0, nextTryAt: null },
  });

/** Gives up the scores that are left for connections that were revoked: nobody takes them any more. */
export const updateAbandoned = (db: Db, problem: string, platformId?: string) => db.$executeRaw`
  UPDATE "LtiGrade" g SET "isDue" = FALSE, tries = 0, "nextTryAt" = NULL, "failingSince" = NULL, problem = ${problem}
  FROM "LtiLink" l JOIN "LtiPlatform" p ON p.id = l."platformId" AND p."revokedAt" IS NOT NULL
  WHERE l.id = g."linkId" AND (g."isDue" OR g."failingSince" IS NOT NULL)
    ${platformId === undefined ? Prisma.empty : Prisma.sql`AND p.id = ${platformId}::uuid`}`;

export interface FailingPlatform {
  id: string;
  mitraId: string;
  name: string;
  count: number;
  since: Date;
  reason: string;
}
/** Finds campuses with a score that has failed since before a time, of which no mail told. */
export const findFailing = (db: Db, before: Date, take: number) => db.$queryRaw<FailingPlatform[]>`
  SELECT p.id, p."mitraId", p.name, count(*)::int AS count, min(g."failingSince") AS since,
    (array_agg(g.problem ORDER BY g."failingSince"))[1] AS reason
  FROM "LtiGrade" g JOIN "LtiLink" l ON l.id = g."linkId" JOIN "LtiPlatform" p ON p.id = l."platformId"
  WHERE g."failingSince" IS NOT NULL AND p."revokedAt" IS NULL AND p."failureMailedAt" IS NULL
  GROUP BY p.id HAVING min(g."failingSince") <= ${before} ORDER BY p.id LIMIT ${take}`;
/** Records the mail on the failures of a campus. False if another process was first. */
export async function updateMailed(tx: Db, id: string, now: Date) {
  const { count } = await tx.ltiPlatform.updateMany({
    where: { id, failureMailedAt: null, revokedAt: null },
    data: { failureMailedAt: now },
  });
  return count === 1;
}
/** Forgets the mails on campuses of which no score fails any more, so that the next failure gets one. */
export const updateRecovered = (db: Db) => db.$executeRaw`
  UPDATE "LtiPlatform" p SET "failureMailedAt" = NULL
  WHERE p."failureMailedAt" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "LtiLink" l JOIN "LtiGrade" g ON g."linkId" = l.id AND g."failingSince" IS NOT NULL WHERE l."platformId" = p.id)`;

export const updateLineItem = (db: Db, id: string, lineItem: string) =>
  db.ltiLink.update({ where: { id }, data: { lineItem }, select: { id: true } });
