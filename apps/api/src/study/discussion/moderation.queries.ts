import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import type { JudgedEntry } from '@sinau/contracts/study/discussion/discussion.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { columnsFor, type DiscussionRow } from './discussion.queries.ts';
import { place } from './inbox.queries.ts';

export interface JudgedRow extends DiscussionRow {
  place: JudgedEntry['place'];
}

type JudgedQuery = QueryOf<typeof discussionEndpoints.judged>;
const judgedList = (readerId: string) =>
  sqlList<JudgedQuery>({
    select: Prisma.sql`${columnsFor(readerId)}, ${place}`,
    from: Prisma.sql`
      "Discussion" d JOIN "User" u ON u.id = d."userId" JOIN "Class" c ON c.id = d."classId"
      LEFT JOIN "Lesson" l ON l.id = d."lessonId" LEFT JOIN "Section" s ON s.id = l."sectionId"`,
    foundIn: Prisma.sql`
      "Discussion" d LEFT JOIN "User" u ON u.id = d."userId" LEFT JOIN "Class" c ON c.id = d."classId"`,
    keyword: [Prisma.sql`d.content`, Prisma.sql`u.fullname`, Prisma.sql`c.title`],
    sort: { createdAt: Prisma.sql`d."createdAt"`, updatedAt: Prisma.sql`coalesce(d."editedAt", d."createdAt")` },
    filter: { isHidden: column(Prisma.sql`(d."hiddenAt" IS NOT NULL)`, 'boolean') },
    fallback: [['createdAt', 'desc']],
    id: Prisma.sql`d.id`,
  });

/** A page of the questions and replies of all classes, without deleted ones. */
export const findJudged = (db: Db, readerId: string, query: JudgedQuery) =>
  judgedList(readerId).page<JudgedRow>(db, query, Prisma.sql`d."deletedAt" IS NULL`);

export const updateHidden = (
  tx: Db,
  id: string,
  hidden: { hiddenAt: Date; hiddenReason: string; hiddenById: string } | null,
) =>
  tx.discussion.update({
    where: { id },
    data: hidden ?? { hiddenAt: null, hiddenReason: null, hiddenById: null },
    select: { id: true },
  });
