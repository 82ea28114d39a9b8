import type { QueryOf } from '@sinau/contracts';
import type { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const columns = {
  id: true,
  title: true,
  slug: true,
  statusApprove: true,
  submittedAt: true,
  mitra: { select: { name: true } },
} satisfies Prisma.ClassSelect;

type ClassQuery = QueryOf<typeof operatorEndpoints.classes>;
const classList = prismaList<ClassQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: {
    // What was never submitted comes last.
    submittedAt: (sort) => ({ submittedAt: { sort, nulls: 'last' } }),
    title: (title) => ({ title }),
  },
  filter: {
    statusApprove: (statusApprove) => ({ statusApprove: conditionOf(statusApprove) as Prisma.EnumApprovalStateFilter }),
  },
  // Longest waiting first.
  fallback: [['submittedAt', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findReviewedClasses(db: Db, query: ClassQuery) {
  const { where, ...page } = classList(query, {});
  return readPage(db.class.findMany({ where, ...page, select: columns }), db.class.count({ where }));
}
export const findReviewedClass = (db: Db, id: string) => db.class.findUniqueOrThrow({ where: { id }, select: columns });
export type ReviewedClassRow = Awaited<ReturnType<typeof findReviewedClass>>;

export const findAccount = (db: Db, email: string) =>
  db.user.findUnique({ where: { email }, select: { id: true, deactivatedAt: true } });
export const insertOperator = (
  db: Db,
  account: { email: string; fullname: string; passwordHash: string; emailVerifiedAt: Date },
) => db.user.create({ data: { ...account, isOperator: true } });
export const updateToOperator = (db: Db, id: string) => db.user.update({ where: { id }, data: { isOperator: true } });
