import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import type { MailTokenPurpose, MitraRole, MitraStatus } from '../../generated/prisma/enums.ts';
import type { PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import type { MitraId, TaughtClass, UserId } from '../../platform/actor.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { prepare } from '../../platform/prepared.ts';
import { deleteOldChallenges, hasTwoSteps } from './security/security.queries.ts';
import { askedTexts } from '../legal/index.ts';

export interface ActorRow {
  id: UserId;
  staffRoles: StaffRole[];
  confirmedAt: Date;
  mitraId: MitraId | null;
  teaching: TaughtClass[] | null;
  lastSeenAt: Date;
  isLocked: boolean;
}

/** Joins a user's membership `m` of the mitra acted for: the chosen one, else the first joined. */
export const activeMembership = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT "mitraId", role FROM "MitraMember" WHERE "userId" = u.id
    ORDER BY "mitraId" = u."activeMitraId" DESC NULLS LAST, "createdAt", "mitraId" LIMIT 1
  ) m ON TRUE`;
/** Classes that an instructor of that mitra teaches. */
const taughtBy = Prisma.sql`
  "Invitation" i WHERE i."userId" = u.id AND i."mitraId" = m."mitraId" AND i."classId" IS NOT NULL AND i.status = 'accepted'`;
const taught = Prisma.sql`
  CASE WHEN m.role = 'instructor' THEN (
    SELECT coalesce(json_agg(json_build_object('classId', i."classId", 'scopes', i.scopes)), '[]') FROM ${taughtBy}
  ) END`;
const anyScope = Prisma.sql`
  CASE WHEN m.role = 'instructor' THEN ARRAY(
    SELECT DISTINCT unnest(i.scopes) FROM ${taughtBy} ORDER BY 1
  ) END`;

interface Moment {
  readonly now: Date;
  /** True if operators without a second step have no roles. */
  readonly needsTwoSteps: boolean;
}
const mayWork = (needsTwoSteps: boolean) =>
  Prisma.sql`(NOT ${needsTwoSteps}::boolean OR ${hasTwoSteps(Prisma.sql`u.id`)})`;

const actorBySession = prepare(
  (sessionId: string, now: Date, needsTwoSteps: boolean) => Prisma.sql`
    SELECT u.id, to_jsonb(CASE WHEN NOT u."isOperator" OR ${mayWork(needsTwoSteps)} THEN u."staffRoles" ELSE '{}' END) AS "staffRoles",
      coalesce(s."confirmedAt", s."createdAt") AS "confirmedAt", s."lastSeenAt", u."lockedAt" IS NOT NULL AS "isLocked", m."mitraId", ${taught} AS teaching
    FROM "Session" s JOIN "User" u ON u.id = s."userId" ${activeMembership}
    WHERE s.id = ${sessionId}::uuid AND u."deactivatedAt" IS NULL
      AND (s."endedAt" IS NULL AND s."expiresAt" > ${now} OR u."lockedAt" IS NOT NULL)`,
);

/**
 * Finds the caller of a session that is still open, and their permissions. A locked account is found by its ended
 * sessions, too, so that its devices say why they are signed out.
 */
export async function findActorBySession(
  sql: RunSql,
  sessionId: string,
  { now, needsTwoSteps }: Moment,
): Promise<ActorRow | null> {
  const [row] = await sql<ActorRow>(actorBySession(sessionId, now, needsTwoSteps));
  return row ?? null;
}

export interface ProfileRow {
  id: string;
  fullname: string;
  email: string;
  phone: string | null;
  avatar: string | null;
  isOperator: boolean;
  staffRoles: StaffRole[];
  emailVerifiedAt: Date | null;
  isAskedForTwoSteps: boolean;
  totalNotification: number;
  isAskedToAgree: boolean;
  mitra: {
    id: string;
    name: string;
    slug: string;
    status: MitraStatus;
    role: MitraRole;
    scopes: InstructorScope[] | null;
  } | null;
}

const profile = prepare(
  (id: string, now: Date, needsTwoSteps: boolean) => Prisma.sql`
    SELECT u.id, u.fullname, u.email, u.phone, u.avatar, u."isOperator", to_jsonb(u."staffRoles") AS "staffRoles", u."emailVerifiedAt",
      u."isOperator" AND NOT ${mayWork(needsTwoSteps)} AS "isAskedForTwoSteps",
      (SELECT count(*)::int FROM "Notification" n WHERE n."userId" = u.id AND n."deletedAt" IS NULL AND n."readAt" IS NULL) AS "totalNotification",
      EXISTS (${askedTexts(now)}) AS "isAskedToAgree",
      CASE WHEN t.id IS NOT NULL THEN
        json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'status', t.status, 'role', m.role, 'scopes', ${anyScope})
      END AS mitra
    FROM "User" u ${activeMembership} LEFT JOIN "Mitra" t ON t.id = m."mitraId" WHERE u.id = ${id}::uuid`,
);

/** Returns a user with the active mitra. */
export async function findProfile(sql: RunSql, id: string, { now, needsTwoSteps }: Moment): Promise<ProfileRow> {
  const [row] = await sql<ProfileRow>(profile(id, now, needsTwoSteps));
  return row!;
}

export const findUser = (db: Db, id: string) => db.user.findUniqueOrThrow({ where: { id } });

export const findActiveUserByEmail = (db: Db, email: string) =>
  db.user.findFirst({ where: { email, deactivatedAt: null } });
/** Includes an account that was closed and can be restored. */
export const findUserByEmail = (db: Db, email: string) => db.user.findFirst({ where: { email, deletedAt: null } });
/** Finds an open account by its Google id, else by the address that Google confirms. */
export const findUserOfGoogle = async (db: Db, { googleId, email }: { googleId: string; email: string }) =>
  (await db.user.findFirst({ where: { googleId, deactivatedAt: null } })) ?? (await findActiveUserByEmail(db, email));
/** Locks a user until the transaction ends. */
export const lockUser = (db: Db, id: string) => db.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id}::uuid FOR UPDATE`;
/**
 * Locks the admins, before one of them ceases to be one, and returns whether somebody else is left. Whoever waited for
 * this sees who is: of two admins who take the role from each other, the second finds no other.
 */
export async function lockOtherAdmins(tx: Db, id: string) {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "User" WHERE "isOperator" AND 'admin' = ANY("staffRoles") AND "deactivatedAt" IS NULL AND "lockedAt" IS NULL
    ORDER BY id FOR NO KEY UPDATE`;
  return admins.some((admin) => admin.id !== id);
}
export const insertUser = (
  db: Db,
  user: {
    fullname: string;
    email: string;
    phone: string | null;
    passwordHash: string;
    wish?: PendingPurchase | undefined;
    wishedAt?: Date | undefined;
  },
) => db.user.create({ data: user });
export const updateUser = (
  db: Db,
  id: string,
  data: {
    email?: string;
    emailVerifiedAt?: Date;
    passwordHash?: string | null;
    googleId?: string;
    deactivatedAt?: Date | null;
    lockedAt?: Date | null;
  },
) => db.user.update({ where: { id }, data });

export const insertSession = (
  db: Db,
  session: { userId: string; userAgent: string; address: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date },
) => db.session.create({ data: session });
export const updateSessionSeen = (db: Db, id: string, seen: { lastSeenAt: Date; expiresAt: Date; address: string }) =>
  db.session.updateMany({ where: { id, endedAt: null }, data: seen });
export const updateSessionConfirmed = (db: Db, id: string, confirmedAt: Date) =>
  db.session.updateMany({ where: { id, endedAt: null }, data: { confirmedAt } });
export const findOpenSessions = (db: Db, userId: string, now: Date) =>
  db.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: 50,
  });
/** Ends a user's sessions: one, all, or all but one. */
export async function updateSessionsEnded(
  db: Db,
  userId: string,
  now: Date,
  which: { only?: string; except?: string } = {},
) {
  const id = which.only ? { equals: which.only } : which.except ? { not: which.except } : undefined;
  const { count } = await db.session.updateMany({
    where: { userId, endedAt: null, ...(id && { id }) },
    data: { endedAt: now },
  });
  return count;
}

/** Replaces the older links of its kind with a newer one. */
export async function replaceMailToken(
  db: Db,
  token: {
    userId: string;
    purpose: MailTokenPurpose;
    email: string;
    tokenHash: Uint8Array<ArrayBuffer>;
    expiresAt: Date;
  },
) {
  await deleteMailTokens(db, token.userId, [token.purpose]);
  await db.mailToken.create({ data: token });
}
export const findMailToken = (db: Db, tokenHash: Uint8Array<ArrayBuffer>, purposes: readonly MailTokenPurpose[]) =>
  db.mailToken.findFirst({ where: { tokenHash, purpose: { in: [...purposes] }, user: { deactivatedAt: null } } });
/** Link of a closed account that is not deleted yet. */
export const findRestoreToken = (db: Db, tokenHash: Uint8Array<ArrayBuffer>) =>
  db.mailToken.findFirst({
    where: { tokenHash, purpose: 'restore_account', user: { deactivatedAt: { not: null }, deletedAt: null } },
    include: { user: { select: { deactivatedAt: true } } },
  });
/** Finds the address that an account waits to have confirmed. */
export const findPendingEmail = (db: Db, userId: string, now: Date) =>
  db.mailToken.findFirst({
    where: { userId, purpose: 'change_email', usedAt: null, expiresAt: { gt: now } },
    select: { email: true, expiresAt: true },
  });
/** Deletes links that were not used yet. */
export const deleteMailTokens = (db: Db, userId: string, purposes: MailTokenPurpose[]) =>
  db.mailToken.deleteMany({ where: { userId, purpose: { in: purposes }, usedAt: null } });
/** Deletes links and sessions that ended before a time. */
export async function deleteEnded(db: Db, before: Date) {
  await db.mailToken.deleteMany({ where: { OR: [{ usedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
  await db.session.deleteMany({ where: { OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] } });
  await deleteOldChallenges(db, before);
}
/** Returns whether this call used the token. Of two concurrent calls, one wins. */
export async function updateMailTokenUsed(db: Db, id: string, now: Date) {
  const { count } = await db.mailToken.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return count === 1;
}
