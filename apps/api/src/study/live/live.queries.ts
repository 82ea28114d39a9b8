import type { liveSessionFields } from '@sinau/contracts/study/live/live.schemas';
import type { z } from 'zod';
import type { ApprovalState, ClassKind } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { hasParticipants, lockEnrolments } from '../../core/enrolment/index.ts';
import { makersSessionFields } from './schedule.queries.ts';

type SessionFields = z.output<typeof liveSessionFields>;
export interface LiveSessionRow {
  id: string;
  title: string;
  fields: SessionFields;
  class: {
    id: string;
    type: ClassKind;
    title: string;
    slug: string;
    participantCount: number;
    statusApprove: ApprovalState;
  };
  hasParticipants: boolean;
}

/** A live session of a class that the partner reaches, while its lesson is in either version. */
export async function findLiveSession(db: Db, partner: Reach, id: string) {
  const [row] = await db.$queryRaw<LiveSessionRow[]>`
    SELECT v.id, coalesce(w.title, l.title) AS title, json_build_object(${makersSessionFields}) AS fields,
      json_build_object('id', c.id, 'type', c.kind, 'title', c.title, 'slug', c.slug, 'participantCount', c."participantCount", 'statusApprove', c."statusApprove") AS class,
      ${hasParticipants(Prisma.sql`c.id`)} AS "hasParticipants"
    FROM "LiveSession" v
    JOIN "Class" c ON c.id = v."classId"
    LEFT JOIN "WorkingLesson" w ON w.id = v.id
    LEFT JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL
    WHERE v.id = ${id}::uuid AND (w.id IS NOT NULL OR l.id IS NOT NULL) AND ${sqlReachedBy(Prisma.sql`c`, partner)}`;
  return row ?? null;
}

/** Fields of a lesson's live session that its makers see. */
export async function findSessionFields(db: Db, lessonId: string) {
  const [row] = await db.$queryRaw<{ fields: SessionFields }[]>`
    SELECT json_build_object(${makersSessionFields}) AS fields FROM "LiveSession" v WHERE v.id = ${lessonId}::uuid`;
  return row!.fields;
}

/**
 * Locks a class: publications, enrolments and other changes of it wait until the transaction ends, and its live sessions
 * are read after this.
 */
export async function lockClass(tx: Db, id: string) {
  await tx.$executeRaw`SELECT FROM "Class" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  await lockEnrolments(tx, id);
}

export const updateLiveSession = (tx: Db, id: string, data: Prisma.LiveSessionUncheckedUpdateInput) =>
  tx.liveSession.update({ where: { id }, data });

export const countEducators = (tx: Db, classId: string, ids: readonly string[]) =>
  tx.educator.count({ where: { classId, id: { in: [...ids] } } });

/** Dates a class that was never published by the change of its sessions. */
export const touchUnpublished = (tx: Db, classId: string, now: Date) =>
  tx.class.updateMany({ where: { id: classId, publishedAt: null }, data: { updatedAt: now } });

/** Returns whether participants wait for one of these sessions. */
export async function isAwaited(db: Db, ids: readonly string[], now: Date) {
  const rows = await db.$queryRaw<object[]>`
    SELECT FROM "LiveSession" v JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL JOIN "Class" c ON c.id = v."classId"
    WHERE v.id = ANY(${ids}::uuid[]) AND v."cancelledAt" IS NULL AND v."endsAt" > ${now} AND ${hasParticipants(Prisma.sql`c.id`)} LIMIT 1`;
  return rows.length > 0;
}

/** Participants whose progress counts a live session. */
export async function findAttendeeIds(tx: Db, lessonId: string) {
  const rows = await tx.lessonSession.findMany({
    where: { lessonId, isRequired: true },
    select: { participantId: true },
  });
  return rows.map(({ participantId }) => participantId);
}

/** Makes a live session count only for those who passed it. */
export const updateNotRequired = (tx: Db, lessonId: string) =>
  tx.lessonSession.updateMany({ where: { lessonId, status: { not: 'passed' } }, data: { isRequired: false } });

/** Returns whether every live session of a class was cancelled. */
export async function areAllCancelled(tx: Db, classId: string) {
  const [row] = await tx.$queryRaw<{ isOver: boolean }[]>`
    SELECT bool_and(v."cancelledAt" IS NOT NULL) AS "isOver"
    FROM "LiveSession" v JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL WHERE v."classId" = ${classId}::uuid`;
  return row?.isOver === true;
}

export const updateArchived = (tx: Db, classId: string, now: Date) =>
  tx.class.updateMany({ where: { id: classId, archiveAt: null }, data: { archiveAt: now } });

/** Deletes the live sessions of lessons that are in no version anymore, and cannot be restored. */
export const deleteUnusedSessions = (db: Db) => db.$executeRaw`
  DELETE FROM "LiveSession" v
  WHERE NOT EXISTS (SELECT FROM "WorkingLesson" w WHERE w.id = v.id) AND NOT EXISTS (SELECT FROM "Lesson" l WHERE l.id = v.id)
    AND NOT EXISTS (SELECT FROM "RemovedNode" n WHERE n."classId" = v."classId" AND n.lessons @> jsonb_build_array(jsonb_build_object('id', v.id)))`;
