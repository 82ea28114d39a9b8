import type { QueryOf } from '@sinau/contracts';
import type { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const person = { select: { id: true, fullname: true } } as const;
const columns = {
  id: true,
  title: true,
  slug: true,
  kind: true,
  format: true,
  thumbnail: true,
  statusApprove: true,
  submittedAt: true,
  publishedAt: true,
  takenUpAt: true,
  suspendedAt: true,
  reviewer: person,
  mitra: { select: { name: true } },
} satisfies Prisma.ClassSelect;

type ClassQuery = QueryOf<typeof operatorEndpoints.classes>;
const classList = prismaList<ClassQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>({
  keyword: (text) => [{ title: text }, { mitra: { name: text } }],
  sort: {
    // What was never submitted comes last.
    submittedAt: (sort) => ({ submittedAt: { sort, nulls: 'last' } }),
    publishedAt: (sort) => ({ publishedAt: { sort, nulls: 'last' } }),
    title: (title) => ({ title }),
  },
  filter: {
    statusApprove: (statusApprove) => ({ statusApprove: conditionOf(statusApprove) as Prisma.EnumApprovalStateFilter }),
    reviewerId: (reviewerId) => ({ reviewerId: conditionOf(reviewerId) as Prisma.UuidNullableFilter }),
    isSuspended: (condition) => ({ suspendedAt: isWanted(condition) ? { not: null } : null }),
  },
  // Longest waiting first.
  fallback: [['submittedAt', 'asc']],
  tieBreak: { id: 'asc' },
});
const isWanted = (condition: unknown) =>
  typeof condition === 'object' ? (condition as { ne?: boolean }).ne === false : condition === true;
export function findReviewedClasses(db: Db, query: ClassQuery) {
  const { where, ...page } = classList(query, {});
  return readPage(db.class.findMany({ where, ...page, select: columns }), db.class.count({ where }));
}
export const findReviewedClass = (db: Db, id: string) => db.class.findUniqueOrThrow({ where: { id }, select: columns });
export type ReviewedClassRow = Awaited<ReturnType<typeof findReviewedClass>>;

export const findClassId = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: { id: true } });

const detailColumns = {
  ...columns,
  description: true,
  requirements: true,
  about: true,
  completionMessage: true,
  salePrice: true,
  normalPrice: true,
  promotionEndsAt: true,
  participantCount: true,
  archiveAt: true,
  suspensionReason: true,
  allowsNewsWriting: true,
  category: { select: { title: true } },
  createdBy: { select: { fullname: true, email: true } },
  sections: {
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      title: true,
      lessons: {
        where: { retiredAt: null },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        select: { id: true, type: true, title: true, isComplete: true },
      },
    },
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
  db.lesson.findFirst({ where: { id, class: where, retiredAt: null, sectionId: { not: null } } });

/** What the class was like when it was published last. */
export const findPublication = (db: Db, classId: string) =>
  db.classTransition.findFirst({
    where: { classId, to: 'publish', from: { not: 'publish' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { createdAt: true, snapshot: true },
  });
export const findCategoryTitles = (db: Db, ids: readonly string[]) =>
  db.category.findMany({ where: { id: { in: [...ids] } }, select: { id: true, title: true } });

export async function findDeskSummary(
  db: Db,
  { operatorId, overdueBefore }: { operatorId: string; overdueBefore: Date },
) {
  const overdue = { lt: overdueBefore };
  const waitingClass = { statusApprove: 'waiting' } as const;
  const waitingMitra = { status: 'Pending' } as const;
  const [classes, lateClasses, applications, lateApplications, inReview, mine, suspended] = await Promise.all([
    db.class.aggregate({ where: waitingClass, _count: true, _min: { submittedAt: true } }),
    db.class.count({ where: { ...waitingClass, submittedAt: overdue } }),
    db.mitraApplication.aggregate({ where: waitingMitra, _count: true, _min: { submittedAt: true } }),
    db.mitraApplication.count({ where: { ...waitingMitra, submittedAt: overdue } }),
    db.class.count({ where: { statusApprove: 'review' } }),
    db.class.count({ where: { reviewerId: operatorId } }),
    db.class.count({ where: { suspendedAt: { not: null } } }),
  ]);
  return { classes, lateClasses, applications, lateApplications, inReview, mine, suspended };
}
