import type { QueryOf } from '@sinau/contracts';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';
import { person, queueColumns, queueList } from './review-queue.queries.ts';

const columns = { ...queueColumns, kind: true, format: true } satisfies Prisma.ClassSelect;

type ClassQuery = QueryOf<typeof operatorEndpoints.classes>;
const classList = prismaList<ClassQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>(queueList);
export function findReviewedClasses(db: Db, query: ClassQuery) {
  const { where, ...page } = classList(query, {});
  return readPage(db.class.findMany({ where, ...page, select: columns }), db.class.count({ where }));
}
export const findReviewedClass = (db: Db, id: string) => db.class.findUniqueOrThrow({ where: { id }, select: columns });
export type ReviewedClassRow = Awaited<ReturnType<typeof findReviewedClass>>;

export const findClassId = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: { id: true } });

const texts = {
  title: true,
  description: true,
  requirements: true,
  about: true,
  completionMessage: true,
  thumbnail: true,
  level: true,
  language: true,
  category: { select: { title: true } },
} as const;
const inOrder = [{ position: 'asc' as const }, { id: 'asc' as const }];
const lessonColumns = { id: true, type: true, title: true, isComplete: true, unfinishedQuestions: true } as const;
const detailColumns = {
  ...columns,
  salePrice: true,
  normalPrice: true,
  promotionEndsAt: true,
  participantCount: true,
  archiveAt: true,
  suspensionReason: true,
  allowsNewsWriting: true,
  createdBy: { select: { id: true, fullname: true, email: true } },
  // Texts of the working version.
  working: { select: texts },
  workingSections: {
    orderBy: inOrder,
    select: { id: true, title: true, lessons: { orderBy: inOrder, select: lessonColumns } },
  },
  transitions: {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
    select: { id: true, from: true, to: true, reason: true, createdAt: true, actor: person },
  },
} satisfies Prisma.ClassSelect;
export const findReviewedClassDetail = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: detailColumns });
export type ReviewedClassDetailRow = NonNullable<Awaited<ReturnType<typeof findReviewedClassDetail>>>;

export const findReviewedLesson = (db: Db, where: Prisma.ClassWhereInput, id: string) =>
  db.workingLesson.findFirst({ where: { id, class: where } });

const countOf = (groups: readonly { _count: number }[]) => groups.reduce((sum, { _count }) => sum + _count, 0);
export async function findDeskSummary(
  db: Db,
  { operatorId, overdueBefore }: { operatorId: string; overdueBefore: Date },
) {
  const overdue = { lt: overdueBefore };
  const waitingClass = { statusApprove: 'waiting' } as const;
  const inReview = { statusApprove: 'review' } as const;
  const waitingMitra = { status: 'Pending' } as const;
  const [
    classes,
    lateClasses,
    bundles,
    lateBundles,
    applications,
    lateApplications,
    support,
    payouts,
    classesInReview,
    bundlesInReview,
    suspended,
  ] = await Promise.all([
    db.class.aggregate({ where: waitingClass, _count: true, _min: { submittedAt: true } }),
    db.class.count({ where: { ...waitingClass, submittedAt: overdue } }),
    db.bundle.aggregate({ where: waitingClass, _count: true, _min: { submittedAt: true } }),
    db.bundle.count({ where: { ...waitingClass, submittedAt: overdue } }),
    db.mitraApplication.aggregate({ where: waitingMitra, _count: true, _min: { submittedAt: true } }),
    db.mitraApplication.count({ where: { ...waitingMitra, submittedAt: overdue } }),
    db.supportTicket.aggregate({ where: { status: 'open' }, _count: true, _min: { updatedAt: true } }),
    db.payout.aggregate({
      where: { status: { in: ['requested', 'approved', 'returning'] } },
      _count: true,
      _min: { requestedAt: true },
    }),
    db.class.groupBy({ by: 'reviewerId', where: inReview, _count: true }),
    db.bundle.groupBy({ by: 'reviewerId', where: inReview, _count: true }),
    db.class.count({ where: { suspendedAt: { not: null } } }),
  ]);
  return {
    classes,
    lateClasses,
    bundles,
    lateBundles,
    applications,
    lateApplications,
    support,
    payouts,
    inReview: countOf([...classesInReview, ...bundlesInReview]),
    bundlesInReview: countOf(bundlesInReview),
    mine: countOf([...classesInReview, ...bundlesInReview].filter(({ reviewerId }) => reviewerId === operatorId)),
    suspended,
  };
}
