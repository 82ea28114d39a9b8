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
const lessonColumns = {
  id: true,
  type: true,
  title: true,
  isComplete: true,
  unfinishedQuestions: true,
  durationSeconds: true,
} as const;
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

/** Finds the lessons of a class that a reviewer has read since it was submitted. */
export const findReadLessons = async (db: Db, classId: string, reviewerId: string, submittedAt: Date) =>
  (
    await db.lessonReading.findMany({
      where: { reviewerId, submittedAt, lesson: { classId } },
      select: { lessonId: true },
    })
  ).map(({ lessonId }) => lessonId);
interface Reading {
  readonly lessonId: string;
  readonly reviewerId: string;
}
export const upsertReading = (db: Db, reading: Reading, at: { submittedAt: Date; createdAt: Date }) =>
  db.lessonReading.upsert({
    where: { lessonId_reviewerId: reading },
    create: { ...reading, ...at },
    update: at,
    select: { lessonId: true },
  });
export const deleteReading = (db: Db, reading: Reading) => db.lessonReading.deleteMany({ where: reading });

export const findReviewedLesson = (db: Db, where: Prisma.ClassWhereInput, id: string) =>
  db.workingLesson.findFirst({ where: { id, class: where } });
