import type { Db, Prisma } from '../../platform/db.ts';

export const insertLogin = (db: Db, data: Prisma.LtiLoginUncheckedCreateInput) =>
  db.ltiLogin.create({ data, select: { id: true } });
/** Takes a login, which works once. Null if there is none, or no longer. */
export async function takeLogin(db: Db, platformId: string, id: string, now: Date) {
  const [row] = await db.$queryRaw<{ nonce: string; browserHash: Uint8Array | null; expiresAt: Date }[]>`
    DELETE FROM "LtiLogin" WHERE id = ${id}::uuid AND "platformId" = ${platformId}::uuid RETURNING nonce, "browserHash", "expiresAt"`;
  return row && row.expiresAt > now ? row : null;
}

export const insertLaunch = (db: Db, data: Prisma.LtiLaunchUncheckedCreateInput) =>
  db.ltiLaunch.create({ data, select: { id: true } });
export const findLaunch = (db: Db, id: string, now: Date) =>
  db.ltiLaunch.findFirst({
    where: { id, expiresAt: { gt: now }, platform: { revokedAt: null } },
    include: { platform: true },
  });
/** Ends a launch. False if another call was first. */
export async function deleteLaunch(db: Db, id: string) {
  const { count } = await db.ltiLaunch.deleteMany({ where: { id } });
  return count === 1;
}

/** Records that a course opened a class, with the services that it offers now. */
export const upsertLink = (
  db: Db,
  key: { platformId: string; deploymentId: string; resourceId: string; classId: string },
  data: {
    courseTitle: string;
    lineItem: string | null;
    lineItems: string | null;
    memberships: string | null;
    launchedAt: Date;
  },
) =>
  db.ltiLink.upsert({
    where: { platformId_deploymentId_resourceId_classId: key },
    create: { ...key, ...data, createdAt: data.launchedAt },
    // A line item that we made is not in the message of every platform.
    update: { ...data, ...(data.lineItem === null && { lineItem: undefined }) },
    select: { id: true },
  });
