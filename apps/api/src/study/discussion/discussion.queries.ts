import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import type { DiscussionRole } from '@sinau/contracts/study/discussion/discussion.schemas';
import { sqlTeaches } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { sqlList } from '../../platform/sql-list.ts';
import { hasPublicPage } from '../../storefront/catalog/index.ts';

export interface DiscussionRow {
  id: string;
  parentId: string | null;
  /** Null on the page of a class. */
  lessonId: string | null;
  classId: string;
  content: string;
  role: DiscussionRole;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  atSecond: number | null;
  totalLike: number;
  totalReply: number;
  /** Id of its author. */
  userId: string;
  fullname: string;
  avatar: string | null;
  isMine: boolean;
  isLiked: boolean;
}

/** Location of an entry: the discussion of a lesson, or the page of a class. */
export type DiscussionSubject = Pick<DiscussionRow, 'lessonId' | 'classId'>;

/** The columns of an entry `d` with its author `u`, as this reader sees it; null for a visitor. */
export const columnsFor = (readerId: string | null) => Prisma.sql`
  d.id, d."parentId", d."lessonId", d."classId", d.content, d.role::text, d."createdAt", d."editedAt", d."deletedAt", d."hiddenAt", d."hiddenReason", d."atSecond", d."totalLike", d."totalReply", d."userId", u.fullname, u.avatar,
  coalesce(d."userId" = ${readerId}::uuid, false) AS "isMine",
  EXISTS (SELECT 1 FROM "DiscussionLike" k WHERE k."discussionId" = d.id AND k."userId" = ${readerId}::uuid) AS "isLiked"`;

type DiscussionQuery = QueryOf<typeof discussionEndpoints.list>;
/** Lesson and parent are the scope of the list; the service has checked that the reader may see them. */
const isInScope = () => Prisma.sql`TRUE`;
const discussionList = (readerId: string | null) =>
  sqlList<DiscussionQuery>({
    select: columnsFor(readerId),
    from: Prisma.sql`"Discussion" d JOIN "User" u ON u.id = d."userId"`,
    // A hidden entry is not found by its words.
    keyword: [Prisma.sql`CASE WHEN d."hiddenAt" IS NULL THEN d.content END`],
    sort: {
      createdAt: Prisma.sql`d."createdAt"`,
      updatedAt: Prisma.sql`coalesce(d."editedAt", d."createdAt")`,
      totalLike: Prisma.sql`d."totalLike"`,
      totalReply: Prisma.sql`d."totalReply"`,
    },
    filter: { lessonId: isInScope, parent: isInScope },
    fallback: [['createdAt', 'desc']],
    id: Prisma.sql`d.id`,
  });

/** A page of the questions at a location, or of the replies to one of them, and their number. */
export function findDiscussions(
  db: Db,
  readerId: string | null,
  { lessonId, classId, parentId }: DiscussionSubject & { parentId: string | null },
  query: DiscussionQuery,
) {
  const isSibling = parentId ? Prisma.sql`d."parentId" = ${parentId}::uuid` : Prisma.sql`d."parentId" IS NULL`;
  const isThere = lessonId
    ? Prisma.sql`d."lessonId" = ${lessonId}::uuid`
    : Prisma.sql`d."classId" = ${classId}::uuid AND d."lessonId" IS NULL`;
  return discussionList(readerId).page<DiscussionRow>(db, query, Prisma.sql`${isThere} AND ${isSibling}`);
}

/** The newest replies to each of these questions, in one query, oldest first. */
export const findNewestReplies = (db: Db, readerId: string | null, questionIds: readonly string[], each: number) =>
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

/** Locks an entry until the transaction ends, so that its totals and replies cannot change meanwhile. */
export async function lockDiscussion(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<
    {
      lessonId: string | null;
      classId: string;
      parentId: string | null;
      totalReply: number;
      deletedAt: Date | null;
      hiddenAt: Date | null;
    }[]
  >`
    SELECT "lessonId", "classId", "parentId", "totalReply", "deletedAt", "hiddenAt" FROM "Discussion" WHERE id = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

/**
 * Locks a lesson, or the class of a page, against deletion until the transaction ends; null if it is gone. Take this
 * lock first, because removing either locks it before its entries. `playableSeconds` is the length of the recording
 * that plays in it, if any.
 */
export async function lockDiscussionSubject(tx: Db, { lessonId, classId }: DiscussionSubject) {
  const [row] = await tx.$queryRaw<{ title: string; playableSeconds: number | null }[]>(
    lessonId
      ? Prisma.sql`
        SELECT title, CASE WHEN type IN ('video', 'audio') AND content->>'mediaId' IS NOT NULL THEN "durationSeconds" END AS "playableSeconds"
        FROM "Lesson" WHERE id = ${lessonId}::uuid FOR KEY SHARE`
      : Prisma.sql`SELECT title, NULL::int AS "playableSeconds" FROM "Class" WHERE id = ${classId}::uuid FOR KEY SHARE`,
  );
  return row ?? null;
}

export const insertDiscussion = (
  tx: Db,
  entry: {
    lessonId: string | null;
    classId: string;
    parentId: string | null;
    userId: string;
    role: DiscussionRole;
    content: string;
    atSecond: number | null;
    createdAt: Date;
  },
) => tx.discussion.create({ data: entry, select: { id: true, user: { select: { fullname: true } } } });
export async function updateDiscussionContent(db: Db, userId: UserId, id: string, content: string, editedAt: Date) {
  const { count } = await db.discussion.updateMany({
    where: { id, userId, deletedAt: null },
    data: { content, editedAt },
  });
  return count === 1;
}
/** Deletes the text and keeps the entry for its replies. */
export const updateDiscussionEmptied = (tx: Db, id: string, deletedAt: Date) =>
  tx.discussion.update({
    where: { id },
    data: { content: '', atSecond: null, deletedAt, hiddenAt: null, hiddenReason: null, hiddenById: null },
  });
export const deleteDiscussion = (tx: Db, id: string) => tx.discussion.delete({ where: { id } });

export const insertLike = (tx: Db, discussionId: string, userId: string, createdAt: Date) =>
  tx.discussionLike.createMany({ data: [{ discussionId, userId, createdAt }], skipDuplicates: true });
export const deleteLike = (tx: Db, discussionId: string, userId: string) =>
  tx.discussionLike.deleteMany({ where: { discussionId, userId } });
export const findLikeTotal = (tx: Db, id: string) =>
  tx.discussion.findUniqueOrThrow({ where: { id }, select: { totalLike: true } });

/** The class of a lesson, and whether a user teaches it: as a member of its mitra, or an instructor who grades. */
export async function findLessonClass(db: Db, userId: UserId, lessonId: string) {
  const [row] = await db.$queryRaw<{ classId: string; isTeacher: boolean }[]>`
    SELECT l."classId", ${sqlTeaches(Prisma.sql`l."classId"`, userId, 'grade')} AS "isTeacher" FROM "Lesson" l WHERE l.id = ${lessonId}::uuid`;
  return row ?? null;
}

/** The class of a page in the same way, and whether everybody sees that page. */
export async function findPage(db: Db, readerId: string | null, ref: string) {
  const isTeacher = readerId ? sqlTeaches(Prisma.sql`page.id`, readerId, 'grade') : Prisma.sql`false`;
  const [row] = await db.$queryRaw<{ classId: string; isTeacher: boolean; isPublic: boolean; isForSale: boolean }[]>`
    SELECT page.id AS "classId", ${isTeacher} AS "isTeacher", ${hasPublicPage(Prisma.sql`page`)} AS "isPublic", page."isForSale"
    FROM "Class" page WHERE ${sqlRefIs(Prisma.sql`page`, ref)}`;
  return row ?? null;
}
