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
    UPDATE "LtiGrade" SET "sentProgress" = ${progress}, "sentAt" = ${now}, problem = NULL, tries = 0, "nextTryAt" = NULL,
      "isDue" = revision <> ${revision}
    WHERE "linkId" = ${linkId}::uuid AND "participantId" = ${participantId}::uuid`;

const pauses = Prisma.sql`${[...retryMinutes]}::int[]`;
/** Records attempts that failed: the next one comes after a pause that grows, and there is none after the last. */
export const updateFailed = (db: Db, grades: readonly Key[], problem: string, now: Date) =>
  db.$executeRaw`
    UPDATE "LtiGrade" g SET tries = g.tries + 1, problem = ${problem}, "isDue" = (${pauses})[g.tries + 1] IS NOT NULL,
      "nextTryAt" = ${now}::timestamptz + (${pauses})[g.tries + 1] * interval '1 minute'
    FROM unnest(${grades.map(({ linkId }) => linkId)}::uuid[], ${grades.map(({ participantId }) => participantId)}::uuid[],
      ${grades.map(({ revision }) => revision)}::int[]) AS f(link, participant, revision)
    WHERE g."linkId" = f.link AND g."participantId" = f.participant AND g.revision = f.revision`;

export const updateLineItem = (db: Db, id: string, lineItem: string) =>
  db.ltiLink.update({ where: { id }, data: { lineItem }, select: { id: true } });
