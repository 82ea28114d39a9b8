import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  title: true,
  slug: true,
  statusApprove: true,
  submittedAt: true,
  mitra: { select: { name: true } },
} satisfies Prisma.ClassSelect;

export interface ReviewPage {
  where: Prisma.ClassWhereInput;
  orderBy: Prisma.ClassOrderByWithRelationInput[];
  skip: number;
  take: number;
}
export const findReviewedClasses = (db: Db, page: ReviewPage) => db.class.findMany({ ...page, select: columns });
export const countReviewedClasses = (db: Db, where: Prisma.ClassWhereInput) => db.class.count({ where });
export const findReviewedClass = (db: Db, id: string) => db.class.findUniqueOrThrow({ where: { id }, select: columns });
export type ReviewedClassRow = Awaited<ReturnType<typeof findReviewedClass>>;

export const findAccount = (db: Db, email: string) =>
  db.user.findUnique({ where: { email }, select: { id: true, deactivatedAt: true } });
export const insertOperator = (
  db: Db,
  account: { email: string; fullname: string; passwordHash: string; emailVerifiedAt: Date },
) => db.user.create({ data: { ...account, isOperator: true } });
export const updateToOperator = (db: Db, id: string) => db.user.update({ where: { id }, data: { isOperator: true } });
