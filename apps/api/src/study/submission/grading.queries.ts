import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { submissionEndpoints } from '@sinau/contracts/study/submission/submission.endpoints';
import type { SubmissionState } from '../../generated/prisma/enums.ts';
import { reachedBy, sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlConditionOf, sqlList } from '../../platform/sql-list.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

export interface QueuedRow {
  id: string;
  sessionId: string;
  state: SubmissionState;
  number: number;
  submittedAt: Date;
  isLate: boolean;
  score: number | null;
  fullname: string;
  avatar: string | null;
  lessonTitle: string;
  lessonType: LessonType;
  classId: string;
  classTitle: string;
  classSlug: string;
  claimedById: string | null;
  claimedUntil: Date | null;
  claimedBy: string | null;
}

const select = Prisma.sql`
  s.id, s."sessionId", s.state::text, v.number, s."submittedAt", v."isLate", s.score, u.fullname, u.avatar,
  l.title AS "lessonTitle", l.type::text AS "lessonType", c.id AS "classId", c.title AS "classTitle", c.slug AS "classSlug",
  s."claimedById", s."claimedUntil", k.fullname AS "claimedBy"`;
const from = Prisma.sql`"Submission" s
  JOIN "Class" c ON c.id = s."classId"
  JOIN "LessonSession" e ON e.id = s."sessionId"
  JOIN "Lesson" l ON l.id = e."lessonId"
  JOIN "Participant" p ON p.id = e."participantId"
  JOIN "User" u ON u.id = p."userId"
  LEFT JOIN "User" k ON k.id = s."claimedById"
  JOIN LATERAL (
    SELECT w.number, w."isLate" FROM "SubmissionVersion" w
    WHERE w."submissionId" = s.id AND w."submittedAt" IS NOT NULL ORDER BY w.number DESC LIMIT 1
  ) v ON true`;

type QueueQuery = QueryOf<typeof submissionEndpoints.queue>;
const stateColumn = (condition: unknown) =>
  // The API writes `in-review` where the database says `in_review`.
  sqlConditionOf(
    Prisma.sql`s.state`,
    JSON.parse(JSON.stringify(condition).replaceAll('-', '_')),
    Prisma.sql`"SubmissionState"`,
  );
const queue = sqlList<QueueQuery>({
  select,
  from,
  foundIn: Prisma.sql`"Submission" s
    JOIN "Class" c ON c.id = s."classId"
    JOIN "LessonSession" e ON e.id = s."sessionId"
    LEFT JOIN "Lesson" l ON l.id = e."lessonId"
    LEFT JOIN "Participant" p ON p.id = e."participantId"
    LEFT JOIN "User" u ON u.id = p."userId"`,
  keyword: [Prisma.sql`u.fullname`, Prisma.sql`l.title`],
  sort: {
    submittedAt: Prisma.sql`s."submittedAt"`,
    fullname: Prisma.sql`u.fullname`,
    title: Prisma.sql`l.title`,
    createdAt: Prisma.sql`s."createdAt"`,
    updatedAt: Prisma.sql`s."submittedAt"`,
  },
  filter: {
    classId: column(Prisma.sql`s."classId"`, 'uuid'),
    state: stateColumn,
    submittedAt: column(Prisma.sql`s."submittedAt"`, 'timestamptz'),
  },
  fallback: [['submittedAt', 'asc']],
  id: Prisma.sql`s.id`,
});

/** Submissions of participants with access. Others are not graded until access returns. */
const handedIn = Prisma.sql`s."submittedAt" IS NOT NULL AND ${hasAccess(Prisma.sql`e."participantId"`)}`;
const reached = (reach: Reach) => Prisma.sql`${sqlReachedBy(Prisma.sql`c`, reach)} AND ${handedIn}`;

export const findQueue = (db: Db, reach: Reach, query: QueueQuery) => queue.page<QueuedRow>(db, query, reached(reach));

/** Null for a submission of a class that a teacher does not reach; for operators, without a reach, any is found. */
export async function findQueued(db: Db, reach: Reach | null, id: string) {
  const scope = reach === null ? handedIn : reached(reach);
  const [row] = await db.$queryRaw<QueuedRow[]>`
    SELECT ${select} FROM ${from} WHERE s.id = ${id}::uuid AND ${scope}`;
  return row ?? null;
}

/** Number of waiting submissions, and of those waiting since before a given time. */
export async function countWaiting(db: Db, reach: Reach, aimedBefore: Date) {
  const [row] = await db.$queryRaw<{ waiting: number; overdue: number }[]>`
    SELECT count(*)::int AS waiting, (count(*) FILTER (WHERE s."submittedAt" < ${aimedBefore}))::int AS overdue
    FROM "Submission" s JOIN "Class" c ON c.id = s."classId" JOIN "LessonSession" e ON e.id = s."sessionId"
    JOIN "Participant" p ON p.id = e."participantId"
    WHERE s.state IN ('submitted', 'in_review') AND ${reached(reach)}`;
  return row!;
}

/** Author of a submission, for a teacher of its class. */
export const findAuthor = (db: Db, reach: Reach, id: string) =>
  db.submission.findFirst({
    where: { id, class: reachedBy(reach) },
    select: {
      session: {
        select: {
          id: true,
          participantId: true,
          lesson: { select: { id: true, title: true, type: true } },
          participant: {
            select: { user: { select: { id: true, fullname: true, email: true } }, class: { select: { slug: true } } },
          },
        },
      },
    },
  });
export type AuthorRow = NonNullable<Awaited<ReturnType<typeof findAuthor>>>;

export const findSnippets = (db: Db, userId: string) =>
  db.feedbackSnippet.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, content: true },
  });
export const countSnippets = (db: Db, userId: string) => db.feedbackSnippet.count({ where: { userId } });
/** Inserts a comment. Of two concurrent calls with the same one, the second finds that of the first. */
export async function insertSnippet(db: Db, userId: string, content: string) {
  const [row] = await db.$queryRaw<{ id: string; content: string }[]>`
    INSERT INTO "FeedbackSnippet" ("userId", content) VALUES (${userId}::uuid, ${content})
    ON CONFLICT ("userId", content) DO UPDATE SET content = excluded.content RETURNING id, content`;
  return row!;
}
export const deleteSnippet = (db: Db, userId: UserId, id: string) =>
  db.feedbackSnippet.deleteMany({ where: { id, userId } });
