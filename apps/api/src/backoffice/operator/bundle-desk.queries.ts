import type { QueryOf } from '@sinau/contracts';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { BundleSnapshot } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import type { ApprovalState } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { queueColumns, queueList } from './review-queue.queries.ts';

export type ReviewedBundleRow = Prisma.BundleGetPayload<{ select: typeof queueColumns }>;

type BundleQuery = QueryOf<typeof operatorEndpoints.bundles>;
const bundleList = prismaList<BundleQuery, Prisma.BundleWhereInput, Prisma.BundleOrderByWithRelationInput>({
  ...queueList,
  filter: {
    ...queueList.filter,
    classId: (condition) => ({
      archiveAt: null,
      items: { some: { classId: conditionOf(condition) as Prisma.UuidFilter } },
    }),
  },
});

export function findReviewedBundles(db: Db, query: BundleQuery) {
  const { where, ...page } = bundleList(query, {});
  return readPage(db.bundle.findMany({ where, ...page, select: queueColumns }), db.bundle.count({ where }));
}
export const findReviewedBundle = (db: Db, id: string) =>
  db.bundle.findUniqueOrThrow({ where: { id }, select: queueColumns });

export interface BundleRecordRow {
  statusApprove: ApprovalState;
  takenUpAt: Date | null;
  reviewer: { id: string; fullname: string } | null;
  mitra: { name: string };
  createdBy: { id: string; fullname: string; email: string };
  transitions: {
    id: string;
    from: ApprovalState;
    to: ApprovalState;
    reason: string | null;
    /** Date as text, as it is in JSON. */
    createdAt: string;
    snapshot: BundleSnapshot;
    actor: { id: string; fullname: string } | null;
  }[];
}
const personSql = (id: Prisma.Sql) =>
  Prisma.sql`(SELECT json_build_object('id', u.id, 'fullname', u.fullname) FROM "User" u WHERE u.id = ${id})`;
/**
 * Finds the data that the makers of a bundle do not see, and its history; one entry more than is shown, to compare the
 * last with.
 */
export async function findBundleRecord(db: Db, id: string) {
  const [row] = await db.$queryRaw<BundleRecordRow[]>`
    SELECT b."statusApprove"::text, b."takenUpAt", ${personSql(Prisma.sql`b."reviewerId"`)} AS reviewer,
      (SELECT json_build_object('name', m.name) FROM "Mitra" m WHERE m.id = b."mitraId") AS mitra,
      (SELECT json_build_object('id', u.id, 'fullname', u.fullname, 'email', u.email) FROM "User" u WHERE u.id = b."createdById") AS "createdBy",
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', t.id, 'from', t."from", 'to', t."to", 'reason', t.reason, 'createdAt', t."createdAt", 'snapshot', t.snapshot,
          'actor', ${personSql(Prisma.sql`t."actorId"`)}) ORDER BY t."createdAt" DESC, t.id DESC), '[]')
        FROM (SELECT * FROM "BundleTransition" WHERE "bundleId" = b.id ORDER BY "createdAt" DESC, id DESC LIMIT 51) t
      ) AS transitions
    FROM "Bundle" b WHERE b.id = ${id}::uuid`;
  return row!;
}
