import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, type Direction } from '../../platform/list.ts';
import { withAccess } from '../enrolment/index.ts';
import type { CertificateSnapshot } from './certificate.snapshot.ts';

const classColumns = {
  id: true,
  kind: true,
  slug: true,
  isForSale: true,
  mitra: { select: { slug: true } },
} satisfies Prisma.ClassSelect;
const withClass = { participant: { select: { class: { select: classColumns } } } } satisfies Prisma.CertificateInclude;
export type CertificateRow = Prisma.CertificateGetPayload<{ include: typeof withClass }>;

export const findCertificate = (db: Db, where: Prisma.CertificateWhereInput) =>
  db.certificate.findFirst({ where, include: withClass });
export const ownedBy = (userId: string, id: string): Prisma.CertificateWhereInput => ({ id, participant: { userId } });

const byIssue = (issuedAt: Direction) => ({ issuedAt });
const sort = { issuedAt: byIssue, createdAt: byIssue, updatedAt: byIssue };
const ownList = prismaList<
  QueryOf<typeof certificateEndpoints.mine>,
  Prisma.CertificateWhereInput,
  Prisma.CertificateOrderByWithRelationInput
>({
  keyword: (title) => [{ participant: { class: { title } } }],
  sort,
  filter: {
    isHidden: (condition) => ({ isHidden: conditionOf(condition) as Prisma.BoolFilter }),
    classId: (condition) => ({ participant: { classId: conditionOf(condition) as Prisma.UuidFilter } }),
  },
  fallback: [['issuedAt', 'desc']],
  tieBreak: { id: 'desc' },
});
const publicList = prismaList<
  QueryOf<typeof certificateEndpoints.list>,
  Prisma.CertificateWhereInput,
  Prisma.CertificateOrderByWithRelationInput
>({
  sort,
  // A closed account lists none of its certificates; their numbers still verify.
  filter: { userId: (userId) => ({ participant: { userId, user: { deactivatedAt: null } } }) },
  fallback: [['issuedAt', 'desc']],
  tieBreak: { id: 'desc' },
});

/** Reads all certificates of one user, which are few, since only its signature tells whether one is genuine. */
const findAll = (db: Db, { where, orderBy }: Pick<ReturnType<typeof ownList>, 'where' | 'orderBy'>) =>
  db.certificate.findMany({ where, orderBy, include: withClass, take: 1_000 });

export const findOwnCertificates = (db: Db, userId: string, query: QueryOf<typeof certificateEndpoints.mine>) =>
  findAll(db, ownList(query, { participant: { userId } }));
/** Finds the certificates that a user shows, while they are valid; or the one of this number, in any state. */
export const findPublicCertificates = (
  db: Db,
  number: string | null,
  query: QueryOf<typeof certificateEndpoints.list>,
) => findAll(db, publicList(query, number ? { number } : { isHidden: false, revokedAt: null }));

/**
 * Finds the valid certificates of a user, in the order in which they were issued, with the current topics of their
 * classes.
 */
export const findWoven = (db: Db, userId: string, shown: { isHidden?: false } = {}) =>
  db.certificate.findMany({
    where: { participant: { userId }, revokedAt: null, ...shown },
    orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
    take: 1_000,
    select: {
      id: true,
      number: true,
      snapshot: true,
      signature: true,
      isHidden: true,
      participant: { select: { class: { select: { id: true, category: { select: { slug: true, title: true } } } } } },
    },
  });

/** Data of a participant that a certificate states. */
export const findFinisher = (db: Db, participantId: string) =>
  db.participant.findUniqueOrThrow({
    where: { id: participantId },
    select: {
      progress: true,
      completedAt: true,
      userId: true,
      user: { select: { fullname: true } },
      class: {
        select: { id: true, title: true, mitra: { select: { name: true } }, category: { select: { slug: true } } },
      },
      sessions: {
        where: { isRequired: true },
        orderBy: [{ lesson: { section: { position: 'asc' } } }, { lesson: { position: 'asc' } }, { lessonId: 'asc' }],
        select: { lesson: { select: { id: true, durationSeconds: true } } },
      },
    },
  });
export type FinisherRow = Awaited<ReturnType<typeof findFinisher>>;

export const findIssued = (db: Db, participantId: string) =>
  db.certificate.findUnique({ where: { participantId }, select: { id: true, number: true } });

/** Does nothing if the participant has a certificate, or the number is taken. Waits for a transaction that is inserting either. */
export const insertCertificateOnce = (
  db: Db,
  certificate: {
    participantId: string;
    number: string;
    snapshot: CertificateSnapshot;
    signature: string;
    issuedAt: Date;
  },
) => db.certificate.createMany({ data: [certificate], skipDuplicates: true });

/** Participants who finished, still have access, and lack their certificate. */
export const findUncertified = (db: Db, take: number) =>
  db.participant.findMany({
    where: {
      progress: 100,
      certificate: null,
      user: { deletedAt: null },
      ...withAccess,
      sessions: { some: { isRequired: true } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take,
  });

export async function updateCertificateHidden(db: Db, userId: UserId, id: string) {
  const changed = await db.$executeRaw`
    UPDATE "Certificate" c SET "isHidden" = NOT c."isHidden" FROM "Participant" p
    WHERE c.id = ${id}::uuid AND p.id = c."participantId" AND p."userId" = ${userId}::uuid`;
  return changed === 1;
}

export const findFullname = async (db: Db, userId: string) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId }, select: { fullname: true } })).fullname;

/** Returns whether this call corrected the name: of two concurrent ones, one does. */
export async function updateCertificateName(
  db: Db,
  { id, nameCorrections }: { id: string; nameCorrections: number },
  corrected: { snapshot: CertificateSnapshot; signature: string },
) {
  const { count } = await db.certificate.updateMany({
    where: { id, nameCorrections, revokedAt: null },
    data: { ...corrected, nameCorrections: { increment: 1 } },
  });
  return count === 1;
}

export async function updateCertificateDownloaded(db: Db, userId: UserId, id: string) {
  const { count } = await db.certificate.updateMany({
    where: { ...ownedBy(userId, id), revokedAt: null },
    data: { downloadCount: { increment: 1 } },
  });
  return count === 1;
}

/** Deletes the certificates of a user whose account is deleted; their numbers no longer verify. Returns the numbers. */
export async function deleteCertificates(db: Db, userId: string) {
  const where = { participant: { userId } };
  const rows = await db.certificate.findMany({ where, select: { number: true } });
  await db.certificate.deleteMany({ where });
  return rows.map(({ number }) => number);
}

export async function updateCertificateRevoked(
  db: Db,
  id: string,
  revocation: { revokedAt: Date; revokedFor: RevocationReason; revokedById: string },
) {
  const { count } = await db.certificate.updateMany({ where: { id, revokedAt: null }, data: revocation });
  return count === 1;
}

/** Finds what operators have to know of a certificate to revoke or restore it. */
export const findRevocable = (tx: Db, id: string) =>
  tx.certificate.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      number: true,
      participant: {
        select: {
          user: { select: { id: true, fullname: true, email: true } },
          grants: { where: { endedAt: null }, take: 1, select: { id: true } },
        },
      },
    },
  });
export type RevocableRow = Awaited<ReturnType<typeof findRevocable>>;

/** Locks the learning of a certificate's owner, so that no refund ends their access meanwhile. */
export const lockOwnersLearning = (tx: Db, id: string) => tx.$executeRaw`
  SELECT FROM "Participant" WHERE id = (SELECT "participantId" FROM "Certificate" WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;

/** Returns whether this call restored it: of two concurrent ones, one does. */
export async function updateCertificateRestored(db: Db, id: string) {
  const { count } = await db.certificate.updateMany({
    where: { id, revokedAt: { not: null } },
    data: { revokedAt: null, revokedFor: null, revokedById: null },
  });
  return count === 1;
}

/** Restores certificates that a refund revoked once these order lines give access again; others stay revoked. */
export const restoreCertificates = (tx: Db, lineIds: readonly string[]) => tx.$executeRaw`
  UPDATE "Certificate" c SET "revokedAt" = NULL, "revokedFor" = NULL, "revokedById" = NULL
  WHERE c."revokedFor" = 'refund' AND c."participantId" IN (
    SELECT g."participantId" FROM "Grant" g WHERE g."orderLineId" = ANY(${[...lineIds]}::uuid[]) AND g."endedAt" IS NULL)`;
/** Updates certificates of participants who lost their access with these order lines. */
export const updateCertificatesOfLines = (
  tx: Db,
  lineIds: readonly string[],
  { now, operatorId }: { now: Date; operatorId: string | null },
) => tx.$executeRaw`
  UPDATE "Certificate" c SET "revokedAt" = ${now}, "revokedFor" = 'refund', "revokedById" = ${operatorId}::uuid
  WHERE c."revokedAt" IS NULL
    AND c."participantId" IN (SELECT g."participantId" FROM "Grant" g WHERE g."orderLineId" = ANY(${[...lineIds]}::uuid[]))
    AND NOT EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = c."participantId" AND g."endedAt" IS NULL)`;
