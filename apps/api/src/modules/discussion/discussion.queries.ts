import type { DiscussionRole } from '@sinau/contracts/discussion/discussion.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { likeText, type Sorting } from '../../platform/list.ts';
import { sqlOrderOf } from '../../platform/sql-list.ts';

export interface DiscussionRow {
  id: string;
  parentId: string | null;
  lessonId: string;
  content: string;
  role: DiscussionRole;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  totalLike: number;
  totalReply: number;
  fullname: string;
  avatar: string | null;
  isMine: boolean;
  isLiked: boolean;
}

/** The columns of an entry `d` with author `u`, as one reader sees it. */
const columnsFor = (readerId: string) => Prisma.sql`
  d.id, d."parentId", d."lessonId", d.content, d.role::text, d."createdAt", d."editedAt", d."deletedAt", d."totalLike", d."totalReply", u.fullname, u.avatar,
  d."userId" = ${readerId}::uuid AS "isMine",
  EXISTS (SELECT 1 FROM "DiscussionLike" k WHERE k."discussionId" = d.id AND k."userId" = ${readerId}::uuid) AS "isLiked"`;

const sortable = {
  createdAt: Prisma.sql`d."createdAt"`,
  totalLike: Prisma.sql`d."totalLike"`,
  totalReply: Prisma.sql`d."totalReply"`,
};

/** A page of a lesson's questions, or of the replies to one of them, and how many there are. */
export async function findDiscussions(
  db: Db,
  readerId: string,
  { lessonId, parentId, keyword }: { lessonId: string; parentId: string | null; keyword: string | undefined },
  { skip, take, sorting }: { skip: number; take: number; sorting: Sorting },
) {
  const where = Prisma.sql`
    d."lessonId" = ${lessonId}::uuid AND ${parentId ? Prisma.sql`d."parentId" = ${parentId}::uuid` : Prisma.sql`d."parentId" IS NULL`}
    ${keyword ? Prisma.sql`AND d.content ILIKE ${`%${likeText(keyword)}%`}` : Prisma.empty}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<DiscussionRow[]>`
      SELECT ${columnsFor(readerId)} FROM "Discussion" d JOIN "User" u ON u.id = d."userId"
      WHERE ${where} ORDER BY ${sqlOrderOf(sorting, sortable, Prisma.sql`d.id`)} LIMIT ${take} OFFSET ${skip}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM "Discussion" d WHERE ${where}`,
  ]);
  return { rows, total: counted!.total };
}

/** The newest replies to each of some questions, in one query, in the order they were written. */
export const findNewestReplies = (db: Db, readerId: string, questionIds: readonly string[], each: number) =>
  db.$queryRaw<DiscussionRow[]>`
    SELECT ${columnsFor(readerId)}
    FROM unnest(${questionIds}::uuid[]) AS question (id)
    CROSS JOIN LATERAL (SELECT * FROM "Discussion" r WHERE r."parentId" = question.id ORDER BY r."createdAt" DESC, r.id DESC LIMIT ${each}) d
    JOIN "User" u ON u.id = d."userId"
    ORDER BY d."createdAt", d.id`;

export async function findDiscussion(db: Db, readerId: string, id: string) {
  const [row] = await db.$queryRaw<DiscussionRow[]>`
    SELECT ${columnsFor(readerId)} FROM "Discussion" d JOIN "User" u ON u.id = d."userId" WHERE d.id = ${id}::uuid`;
  return row ?? null;
}

/** Holds an entry until the transaction ends, so that totals and replies cannot change beside it. */
export async function lockDiscussion(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<
    { lessonId: string; parentId: string | null; totalReply: number; deletedAt: Date | null }[]
  >`
    SELECT "lessonId", "parentId", "totalReply", "deletedAt" FROM "Discussion" WHERE id = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

/**
 * Keeps a lesson in its class until the transaction ends; false where it is gone. First of all, as whoever takes a lesson
 * out holds it before its entries.
 */
export async function holdLesson(tx: Db, id: string) {
  const rows = await tx.$queryRaw<object[]>`SELECT id FROM "Lesson" WHERE id = ${id}::uuid FOR KEY SHARE`;
  return rows.length === 1;
}

export const insertDiscussion = (
  tx: Db,
  entry: {
    lessonId: string;
    parentId: string | null;
    userId: string;
    role: DiscussionRole;
    content: string;
    createdAt: Date;
  },
) => tx.discussion.create({ data: entry, select: { id: true } });
export async function updateDiscussionContent(db: Db, userId: string, id: string, content: string, editedAt: Date) {
  const { count } = await db.discussion.updateMany({
    where: { id, userId, deletedAt: null },
    data: { content, editedAt },
  });
  return count === 1;
}
export const updateReplyTotal = (tx: Db, id: string, change: 1 | -1) =>
  tx.discussion.update({ where: { id }, data: { totalReply: { increment: change } } });
/** Takes the words and leaves the place. */
export const updateDiscussionEmptied = (tx: Db, id: string, deletedAt: Date) =>
  tx.discussion.update({ where: { id }, data: { content: '', deletedAt } });
export const deleteDiscussion = (tx: Db, id: string) => tx.discussion.delete({ where: { id } });

/** Whether this call was the one to change it. */
export async function insertLike(tx: Db, discussionId: string, userId: string, createdAt: Date) {
  const { count } = await tx.discussionLike.createMany({
    data: [{ discussionId, userId, createdAt }],
    skipDuplicates: true,
  });
  return count === 1;
}
export async function deleteLike(tx: Db, discussionId: string, userId: string) {
  const { count } = await tx.discussionLike.deleteMany({ where: { discussionId, userId } });
  return count === 1;
}
export const updateLikeTotal = (tx: Db, id: string, change: 1 | 0 | -1) =>
  tx.discussion.update({ where: { id }, data: { totalLike: { increment: change } }, select: { totalLike: true } });

/** Whether somebody belongs to the mitra that offers a lesson. */
export const isMemberAt = async (db: Db, userId: string, lessonId: string) =>
  (await db.mitraMember.count({
    where: { userId, mitra: { classes: { some: { lessons: { some: { id: lessonId } } } } } },
  })) > 0;
