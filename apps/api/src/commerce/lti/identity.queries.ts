import type { UserId } from '../../platform/actor.ts';
import type { Db, Prisma } from '../../platform/db.ts';

export const accountColumns = {
  id: true,
  fullname: true,
  email: true,
  emailVerifiedAt: true,
  lockedAt: true,
  deactivatedAt: true,
  isOperator: true,
  _count: { select: { memberships: true, passkeys: true } },
  authenticator: { select: { userId: true } },
} satisfies Prisma.UserSelect;
export type AccountRow = Prisma.UserGetPayload<{ select: typeof accountColumns }>;

/** Returns whether an account is nobody's but the campus': it made it, and no one has taken it over by its address. */
export const isOfCampus = ({ madeAccount, user }: { madeAccount: boolean; user: AccountRow }) =>
  madeAccount &&
  user.emailVerifiedAt === null &&
  !user.isOperator &&
  user._count.memberships === 0 &&
  user._count.passkeys === 0 &&
  user.authenticator === null;

/** Finds the account that a person of a platform is linked with. */
export const findIdentity = (db: Db, platformId: string, subject: string) =>
  db.ltiIdentity.findUnique({
    where: { platformId_subject: { platformId, subject } },
    select: { madeAccount: true, user: { select: accountColumns } },
  });
/** Locks a link until the transaction ends, so that it cannot end before. */
export const lockIdentity = (tx: Db, platformId: string, subject: string) =>
  tx.$executeRaw`SELECT FROM "LtiIdentity" WHERE "platformId" = ${platformId}::uuid AND subject = ${subject} FOR SHARE`;
export const insertIdentity = (tx: Db, data: Prisma.LtiIdentityUncheckedCreateInput) =>
  tx.ltiIdentity.create({ data, select: { userId: true } });
/** Returns whether an account is that of some person of a platform. */
export const isOfPlatform = async (db: Db, platformId: string, userId: string) =>
  (await db.ltiIdentity.findFirst({ where: { platformId, userId }, select: { userId: true } })) !== null;

/** Finds the links of an account, which has one with a campus as a rule, with whether the campus made it. */
export const findIdentities = (db: Db, userId: UserId, platformId?: string) =>
  db.ltiIdentity.findMany({
    where: { userId, ...(platformId !== undefined && { platformId }) },
    select: {
      madeAccount: true,
      createdAt: true,
      platform: { select: { id: true, name: true, revokedAt: true, mitra: { select: { name: true } } } },
      user: { select: accountColumns },
    },
    orderBy: [{ createdAt: 'desc' }, { platformId: 'asc' }, { subject: 'asc' }],
    take: 200,
  });
export type IdentityRow = Awaited<ReturnType<typeof findIdentities>>[number];

export interface LinkedClassRow {
  platformId: string;
  slug: string;
  title: string;
  /** Scores that were to go to the campus, and have not arrived. */
  pendingScores: number;
}
/** Finds the classes that campuses opened for an account, with the scores that are left to send. */
export const findLinkedClasses = (db: Db, userId: UserId) => db.$queryRaw<LinkedClassRow[]>`
  WITH grades AS (
    SELECT l."platformId", l."classId", (g."isDue" OR g.problem IS NOT NULL)::int AS pending
    FROM "Participant" t JOIN "LtiGrade" g ON g."participantId" = t.id JOIN "LtiLink" l ON l.id = g."linkId"
    WHERE t."userId" = ${userId}::uuid
    UNION ALL SELECT "platformId", "classId", 0 FROM "LtiSeat" WHERE "userId" = ${userId}::uuid)
  SELECT g."platformId", c.slug, c.title, sum(g.pending)::int AS "pendingScores"
  FROM grades g JOIN "Class" c ON c.id = g."classId" GROUP BY g."platformId", c.id ORDER BY c.title, c.id LIMIT 1000`;

/** Deletes the links of an account with a campus, and the scores that it was to get. */
export async function deleteIdentities(tx: Db, userId: UserId, platformId: string) {
  // The scores come second: a launch that holds the link writes one before it lets go.
  await tx.ltiIdentity.deleteMany({ where: { userId, platformId } });
  await tx.ltiGrade.deleteMany({ where: { participant: { userId }, link: { platformId } } });
}
