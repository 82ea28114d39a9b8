import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import type { InboxQuestion } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { Partner } from '../../platform/actor.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { columnsFor, type DiscussionRow } from './discussion.queries.ts';

export interface InboxRow extends DiscussionRow {
  isWaiting: boolean;
  place: InboxQuestion['place'];
}

/** The condition of the partial index on questions that wait for an instructor. */
const isWaiting = Prisma.sql`
  (d."parentId" IS NULL AND d.role = 'Participant' AND d."answeredAt" IS NULL AND d."hiddenAt" IS NULL AND d."deletedAt" IS NULL)`;
/** Location of an entry `d` in a class `c` and, where it is about one, in a lesson `l` of a section `s`. */
export const place = Prisma.sql`
  json_build_object(
    'class', json_build_object('id', c.id, 'type', c.kind, 'title', c.title, 'slug', c.slug),
    'lesson', CASE WHEN l.id IS NOT NULL THEN
      json_build_object('title', l.title, 'slug', l.slug, 'type', l.type, 'sectionIndex', coalesce(s.position, 0)) END
  ) AS place`;
const ofPartner = (partner: Reach) => sqlReachedBy(Prisma.sql`c`, partner);

type InboxQuery = QueryOf<typeof discussionEndpoints.inbox>;
const inboxList = (readerId: string) =>
  sqlList<InboxQuery>({
    select: Prisma.sql`${columnsFor(readerId)}, ${isWaiting} AS "isWaiting", ${place}`,
    from: Prisma.sql`
      "Class" c JOIN "Discussion" d ON d."classId" = c.id AND d."parentId" IS NULL JOIN "User" u ON u.id = d."userId"
      LEFT JOIN "Lesson" l ON l.id = d."lessonId" LEFT JOIN "Section" s ON s.id = l."sectionId"`,
    foundIn: Prisma.sql`
      "Class" c JOIN "Discussion" d ON d."classId" = c.id AND d."parentId" IS NULL
      LEFT JOIN "User" u ON u.id = d."userId" LEFT JOIN "Lesson" l ON l.id = d."lessonId"`,
    keyword: [Prisma.sql`d.content`, Prisma.sql`u.fullname`, Prisma.sql`l.title`],
    sort: {
      isWaiting,
      createdAt: Prisma.sql`d."createdAt"`,
      updatedAt: Prisma.sql`coalesce(d."editedAt", d."createdAt")`,
      totalLike: Prisma.sql`d."totalLike"`,
      totalReply: Prisma.sql`d."totalReply"`,
    },
    filter: { classId: column(Prisma.sql`c.id`, 'uuid'), isWaiting: column(isWaiting, 'boolean') },
    fallback: [
      ['isWaiting', 'desc'],
      ['createdAt', 'desc'],
    ],
    id: Prisma.sql`d.id`,
  });

/** A page of the questions in all classes that a partner reaches, without deleted ones. */
export const findInbox = (db: Db, partner: Partner, query: InboxQuery) =>
  inboxList(partner.id).page<InboxRow>(db, query, Prisma.sql`${ofPartner(partner)} AND d."deletedAt" IS NULL`);

export async function countWaiting(sql: RunSql, partner: Reach) {
  const [row] = await sql<{ waiting: number }>(Prisma.sql`
    SELECT count(*)::int AS waiting FROM "Class" c JOIN "Discussion" d ON d."classId" = c.id
    WHERE ${ofPartner(partner)} AND ${isWaiting}`);
  return row!;
}
