import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';

const author = { select: { fullname: true } } as const;
const columns = {
  id: true,
  classId: true,
  lessonId: true,
  lessonTitle: true,
  content: true,
  createdAt: true,
  sentAt: true,
  fixedAt: true,
  author,
  replies: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 500,
    select: { id: true, content: true, createdAt: true, byOperator: true, author },
  },
} satisfies Prisma.ReviewCommentSelect;
export type CommentRow = Prisma.ReviewCommentGetPayload<{ select: typeof columns }>;

/** Limits to comments that the members of a mitra may see. */
export const sentTo = (partner: Reach) =>
  ({ sentAt: { not: null }, class: reachedBy(partner) }) satisfies Prisma.ReviewCommentWhereInput;

/** Finds comments in the order of writing; a class has at most a thousand, written by people. */
export const findComments = (db: Db, where: Prisma.ReviewCommentWhereInput) =>
  db.reviewComment.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 1_000, select: columns });
export const findComment = (db: Db, where: Prisma.ReviewCommentWhereInput & { id: string }) =>
  db.reviewComment.findFirst({ where, select: columns });

const classColumns = {
  id: true,
  title: true,
  statusApprove: true,
  reviewerId: true,
  suspendedAt: true,
  suspensionReason: true,
} satisfies Prisma.ClassSelect;
export const findCommentedClass = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: classColumns });
/** Finds the same and locks it: a decision on the class and a comment on it run one after the other. */
export async function lockCommentedClass(tx: Db, where: Prisma.ClassWhereInput) {
  const found = await tx.class.findFirst({ where, select: { id: true } });
  if (!found) return null;
  await tx.$queryRaw`SELECT FROM "Class" WHERE id = ${found.id}::uuid FOR NO KEY UPDATE`;
  return findCommentedClass(tx, found);
}
export const findCommentedLesson = (db: Db, classId: string, id: string) =>
  db.workingLesson.findFirst({ where: { id, classId }, select: { id: true, title: true } });

export const insertComment = (tx: Db, comment: Prisma.ReviewCommentUncheckedCreateInput) =>
  tx.reviewComment.create({ data: comment, select: columns });
/** Updates a comment; null once sent. */
export async function updateUnsentComment(tx: Db, id: string, content: string) {
  const { count } = await tx.reviewComment.updateMany({ where: { id, sentAt: null }, data: { content } });
  return count === 1;
}
export async function deleteUnsentComment(tx: Db, id: string) {
  const { count } = await tx.reviewComment.deleteMany({ where: { id, sentAt: null } });
  return count === 1;
}
/** Ticks a comment or removes the tick; ticking twice preserves the first time. */
export const updateCommentFixed = (
  tx: Db,
  where: Prisma.ReviewCommentWhereInput & { id: string },
  fixed: { at: Date; byId: string } | null,
) =>
  tx.reviewComment.updateMany({
    where: { ...where, fixedAt: fixed ? null : { not: null } },
    data: { fixedAt: fixed?.at ?? null, fixedById: fixed?.byId ?? null },
  });
export const insertReply = (tx: Db, reply: Prisma.ReviewReplyUncheckedCreateInput) =>
  tx.reviewReply.create({ data: reply, select: { id: true } });

/** Shows the operators' comments to the class's makers. Returns the number of comments. */
export async function sendComments(tx: Db, classId: string, now: Date) {
  const { count } = await tx.reviewComment.updateMany({ where: { classId, sentAt: null }, data: { sentAt: now } });
  return count;
}
