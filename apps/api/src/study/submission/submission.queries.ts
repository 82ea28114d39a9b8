import type { UserId } from '../../platform/actor.ts';
import { submittedLessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { type LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { type NewsWritingContent } from '@sinau/contracts/study/lesson-kinds/news-writing';
import { assignmentSetting, type AssignmentSetting } from '@sinau/contracts/study/lesson-kinds/assignment';
import { pictureIdsIn } from '@sinau/contracts/core/rich-text/rich-text.rules';
import type { Brief } from '@sinau/contracts/study/submission/submission.schemas';
import type { SubmissionEventKind, SubmissionState } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { withAccess } from '../../core/enrolment/index.ts';
import { findMediaByIds } from '../../core/media/index.ts';

/** The task; only news writing has a required length. */
type TaskContent = Pick<NewsWritingContent, 'instruction' | 'rubric'> & Partial<NewsWritingContent>;

/** A session of the user in a lesson with submissions. */
export async function findSubmissionSession(db: Db, userId: UserId, sessionId: string) {
  const row = await db.lessonSession.findFirst({
    where: {
      id: sessionId,
      participant: { userId, ...withAccess },
      lesson: { type: { in: [...submittedLessonTypes] } },
    },
    select: {
      id: true,
      participantId: true,
      status: true,
      beganAt: true,
      lesson: { select: { classId: true, type: true, content: true, setting: true } },
    },
  });
  if (!row) return null;
  const { classId, type, content, setting } = row.lesson;
  return {
    ...row,
    classId,
    type,
    content: content as unknown as TaskContent,
    // News writing has few settings: for the others an assignment's defaults apply, without files and deadline.
    setting: type === 'news_writing' ? assignmentSetting.parse(setting) : (setting as unknown as AssignmentSetting),
  };
}
export type SubmissionSession = NonNullable<Awaited<ReturnType<typeof findSubmissionSession>>>;

/** The participant of a quiz, and what its author saw. */
export async function findQuizBrief(db: Db, sessionId: string) {
  const { lesson, participant } = await db.lessonSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: { lesson: { select: { classId: true, content: true } }, participant: { select: { userId: true } } },
  });
  const { instruction } = lesson.content as unknown as LessonOf<'quiz'>['content'];
  return { classId: lesson.classId, userId: participant.userId, instruction };
}

export const findSubmission = (db: Db, sessionId: string) => db.submission.findUnique({ where: { sessionId } });
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** Creates the submission of a session where there is none. Of two concurrent calls, one creates it. */
export const insertSubmission = (tx: Db, sessionId: string, classId: string) => tx.$executeRaw`
  INSERT INTO "Submission" ("sessionId", "classId") VALUES (${sessionId}::uuid, ${classId}::uuid)
  ON CONFLICT ("sessionId") DO NOTHING`;

/** Locks a submission until the transaction ends: any other change of it waits. */
export async function lockSubmission(tx: Db, where: { id: string } | { sessionId: string }) {
  const { id } = (await tx.submission.findUnique({ where, select: { id: true } })) ?? {};
  if (!id) return null;
  await tx.$executeRaw`SELECT FROM "Submission" WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.submission.findUnique({ where: { id } });
}

/** Versions with their files in order, oldest first. The last one may be a draft. */
export async function findVersions(db: Db, submissionId: string) {
  const rows = await db.submissionVersion.findMany({
    where: { submissionId },
    orderBy: { number: 'asc' },
    include: { files: { orderBy: { position: 'asc' }, include: { media: true } } },
  });
  const briefs = rows.map(({ brief }) => brief as unknown as Brief | null);
  const ids = briefs.flatMap((brief) => (brief ? pictureIdsIn(brief.instruction) : []));
  const pictures = ids.length > 0 ? await findMediaByIds(db, ids) : [];
  return rows.map(({ files, ...row }, index) => ({
    ...row,
    brief: briefs[index] ?? null,
    files: files.map(({ media }) => media),
    /** Pictures that the instruction shows, and maybe others. */
    pictures,
  }));
}
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

export const findEvents = (db: Db, submissionId: string) =>
  db.submissionEvent.findMany({
    where: { submissionId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { actor: { select: { fullname: true } } },
  });
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

export const insertDraft = (tx: Db, submissionId: string, number: number, content: string) =>
  tx.submissionVersion.create({ data: { submissionId, number, content }, select: { id: true } });
/** Inserts a version that is submitted as it is written. */
export const insertVersion = (
  tx: Db,
  { brief, ...version }: { submissionId: string; number: number; submittedAt: Date; brief: Brief },
) =>
  tx.submissionVersion.create({
    data: { ...version, brief: brief as unknown as Prisma.InputJsonObject },
    select: { id: true },
  });
export const updateDraft = (tx: Db, id: string, content: string) =>
  tx.submissionVersion.update({ where: { id }, data: { content }, select: { id: true } });
export async function replaceFiles(tx: Db, versionId: string, mediaIds: readonly string[]) {
  await tx.submissionFile.deleteMany({ where: { versionId } });
  await tx.submissionFile.createMany({
    data: mediaIds.map((mediaId, position) => ({ versionId, mediaId, position })),
  });
}
export const updateVersion = (tx: Db, id: string, data: Prisma.SubmissionVersionUpdateInput) =>
  tx.submissionVersion.update({ where: { id }, data, select: { id: true } });

interface SubmissionChange {
  state?: SubmissionState;
  revision?: number;
  savedAt?: Date;
  submittedAt?: Date | null;
  score?: number | null;
  claimedById?: string | null;
  claimedUntil?: Date | null;
}
export const updateSubmission = (tx: Db, id: string, data: SubmissionChange) =>
  tx.submission.update({ where: { id }, data });

interface NewEvent {
  kind: SubmissionEventKind;
  number: number;
  actorId: string | null;
  createdAt: Date;
  score?: number | null;
  rubric?: Record<string, number>;
  feedback?: string;
}
export const insertEvent = (tx: Db, submissionId: string, event: NewEvent) =>
  tx.submissionEvent.create({ data: { submissionId, ...event }, select: { id: true } });

/** Ends claims of submissions `s`, and records it in the history. */
const releaseClaims = (db: Db, condition: Prisma.Sql, now: Date) => db.$executeRaw`
  WITH released AS (
    UPDATE "Submission" s SET state = 'submitted', "claimedById" = NULL, "claimedUntil" = NULL
    WHERE s.state = 'in_review' AND ${condition} RETURNING id
  )
  INSERT INTO "SubmissionEvent" ("submissionId", kind, number, "createdAt")
  SELECT id, 'released', (SELECT max(number) FROM "SubmissionVersion" v WHERE v."submissionId" = released.id), ${now} FROM released`;

/** Ends expired claims. */
export const releaseLapsedClaims = (db: Db, now: Date) =>
  releaseClaims(db, Prisma.sql`s."claimedUntil" <= ${now}`, now);

/** Ends the claims of a teacher who may no longer grade the class. */
export const releaseClaimsOf = (tx: Db, teacherId: string, classId: string, now: Date) =>
  releaseClaims(tx, Prisma.sql`s."claimedById" = ${teacherId}::uuid AND s."classId" = ${classId}::uuid`, now);
