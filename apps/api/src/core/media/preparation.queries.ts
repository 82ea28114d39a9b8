import type { Db } from '../../platform/db.ts';
import type { MediaOwner, MediaRow } from './media.queries.ts';
import { ownedBy } from './media.queries.ts';

const preparing = { state: 'preparing' } as const;

export const findPreparing = (db: Db, id: string) => db.media.findFirst({ where: { id, ...preparing } });

export const setPreparing = (db: Db, id: string) => db.media.update({ where: { id }, data: preparing });
export const setPreparedPercent = (db: Db, id: string, preparedPercent: number) =>
  db.media.updateMany({ where: { id, ...preparing }, data: { preparedPercent } });
export const setPreparationFailed = (db: Db, id: string, preparationFailedAt: Date) =>
  db.media.updateMany({ where: { id, ...preparing }, data: { preparationFailedAt } });

/** Returns whether the owner had a failed one. */
export async function resetPreparation(db: Db, id: string, owner: MediaOwner) {
  const { count } = await db.media.updateMany({
    where: { id, ...preparing, ...ownedBy(owner), preparationFailedAt: { not: null } },
    data: { preparationFailedAt: null, preparedPercent: 0 },
  });
  return count === 1;
}

type Prepared = Pick<MediaRow, 'type' | 'size' | 'width' | 'height' | 'durationSeconds'>;
/** Returns whether it was still wanted. */
export async function setPrepared(db: Db, id: string, facts: Prepared) {
  const { count } = await db.media.updateMany({
    where: { id, ...preparing },
    data: { ...facts, state: 'stored', preparedPercent: null, preparationFailedAt: null },
  });
  return count === 1;
}

/** Completes lessons that wait for this file alone, which can be studied now. */
export const completeLessonsAbout = (
  db: Db,
  { id, mitraId, durationSeconds }: Pick<MediaRow, 'id' | 'mitraId' | 'durationSeconds'>,
) =>
  db.$executeRaw`
    UPDATE "WorkingLesson" lesson SET "isComplete" = true, "durationSeconds" = ${Math.ceil(durationSeconds ?? 0)}
    FROM "Class" class
    WHERE class.id = lesson."classId" AND class."mitraId" = ${mitraId}::uuid
      AND lesson.type = 'video' AND lesson.content->>'mediaId' = ${id}`;

/**
 * Completes lessons that were outside the working version when their recording was finished. The recordings are locked:
 * one that is being finished is waited for, and one that is not finds the lessons.
 */
export const completeLessonsWithRecording = (tx: Db, lessonIds: readonly string[]) => tx.$executeRaw`
  WITH waiting AS (
    SELECT id, (content->>'mediaId')::uuid AS "mediaId" FROM "WorkingLesson"
    WHERE id = ANY(${lessonIds}::uuid[]) AND type = 'video' AND NOT "isComplete"
  ), recording AS (
    SELECT id, state, "durationSeconds" FROM "Media" WHERE id IN (SELECT "mediaId" FROM waiting) FOR SHARE
  )
  UPDATE "WorkingLesson" lesson SET "isComplete" = true, "durationSeconds" = ceil(recording."durationSeconds")
  FROM waiting JOIN recording ON recording.id = waiting."mediaId"
  WHERE lesson.id = waiting.id AND recording.state = 'stored'`;

/** Locks the file until the transaction ends: its preparation does not finish meanwhile. */
export const lockMedia = (tx: Db, id: string) => tx.$executeRaw`SELECT FROM "Media" WHERE id = ${id}::uuid FOR SHARE`;
