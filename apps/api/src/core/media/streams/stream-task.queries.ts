import type { StreamStep } from '@sinau/contracts/core/media/streams.rules';
import { Prisma, type Db } from '../../../platform/db.ts';
import type { StreamPlan } from '../../../platform/stream-encoder/index.ts';
import { ownedBy, type MediaOwner, type MediaRow } from '../media.queries.ts';
import type { StoredStreams } from './stored-streams.ts';

type StreamTaskRow = NonNullable<Awaited<ReturnType<typeof findStreamTask>>>;
export interface TurnKey {
  readonly mediaId: string;
  readonly heldBy: string;
}
/** A turn of this process at a recording. */
export interface StreamTurn extends StreamTaskRow {
  readonly heldBy: string;
  readonly media: Pick<MediaRow, 'id' | 'kind' | 'fileName' | 'streams'>;
}

const findStreamTask = (db: Db, mediaId: string) => db.streamTask.findUnique({ where: { mediaId } });

/** Finds a recording of this owner, with its task. */
export const findOwnRecording = (db: Db, id: string, owner: MediaOwner) =>
  db.media.findFirst({
    where: { id, state: { in: ['stored', 'preparing'] }, ...ownedBy(owner) },
    include: { streamTask: true },
  });
export type RecordingWithTask = NonNullable<Awaited<ReturnType<typeof findOwnRecording>>>;

type NewTask = Pick<MediaRow, 'id' | 'fileName' | 'mitraId' | 'uploaderId'>;
/** Adds a task unless the recording has one. */
export const insertStreamTask = (db: Db, { id, fileName, mitraId, uploaderId }: NewTask, createdAt: Date) =>
  db.streamTask.createMany({
    data: { mediaId: id, ownerId: mitraId ?? uploaderId, originalName: fileName, createdAt },
    skipDuplicates: true,
  });

/**
 * Adds a task in the background for each recording without one, and repeats those that failed; returns their number.
 * They begin when the queue is resumed.
 */
export const insertMissingStreamTasks = (db: Db, now: Date) => db.$executeRaw`
  INSERT INTO "StreamTask" ("mediaId", "ownerId", "originalName", "isBackground", "createdAt")
  SELECT id, COALESCE("mitraId", "uploaderId"), "fileName", true, ${now}
  FROM "Media"
  WHERE state = 'stored' AND purpose = 'lesson' AND kind IN ('video', 'audio')
  ON CONFLICT ("mediaId") DO UPDATE
    SET state = 'waiting', failure = NULL, plan = NULL, attempts = 0
    WHERE "StreamTask".state = 'failed'`;

/** Waiting, or held by a process that does not renew its hold: it was killed. */
const isOpen = (now: Date) => Prisma.sql`
  (task.state = 'waiting' AND (task."retryAt" IS NULL OR task."retryAt" <= ${now})
    OR task.state = 'encoding' AND task."heldUntil" < ${now})`;

export async function hasOpenStreamTasks(db: Db, now: Date) {
  const rows = await db.$queryRaw<unknown[]>`SELECT FROM "StreamTask" task WHERE ${isOpen(now)} LIMIT 1`;
  return rows.length > 0;
}

interface Hold {
  readonly heldBy: string;
  readonly now: Date;
  readonly heldUntil: Date;
}
/**
 * Takes the next turn of all recordings; null if none is to be had. First what is not in the background; then the first
 * rendition of a recording, whosesoever it is; then the owner who has waited longest since their last turn; then the
 * recording of which least is made. The recording is locked, too: one that is being removed is not begun.
 */
export async function takeStreamTurn(tx: Db, { heldBy, now, heldUntil }: Hold): Promise<StreamTurn | null> {
  const [taken] = await tx.$queryRaw<{ mediaId: string }[]>`
    SELECT task."mediaId"
    FROM "StreamTask" task
    JOIN "Media" media ON media.id = task."mediaId"
    CROSS JOIN LATERAL (
      SELECT max(served."servedAt") AS "servedAt" FROM "StreamTask" served WHERE served."ownerId" = task."ownerId"
    ) owner
    WHERE ${isOpen(now)} AND media.state = 'stored'
    ORDER BY task."isBackground", media.streams IS NOT NULL, owner."servedAt" NULLS FIRST,
      COALESCE(jsonb_array_length(media.streams->'renditions'), 0), task."createdAt", task."mediaId"
    LIMIT 1
    FOR UPDATE OF task SKIP LOCKED
    FOR SHARE OF media SKIP LOCKED`;
  if (!taken) return null;
  const task = await tx.streamTask.update({
    where: { mediaId: taken.mediaId },
    data: { state: 'encoding', heldBy, heldUntil, servedAt: now, percent: 0, attempts: { increment: 1 } },
    include: { media: { select: { id: true, kind: true, fileName: true, streams: true } } },
  });
  return { ...task, heldBy };
}

const held = ({ mediaId, heldBy }: TurnKey) => ({ mediaId, heldBy });
const free = { heldBy: null, heldUntil: null, retryAt: null, step: null, percent: 0 };

/** Returns until when a turn is held; null if it is over. */
export async function findHeldUntil(db: Db, turn: TurnKey) {
  const task = await db.streamTask.findFirst({ where: held(turn), select: { heldUntil: true } });
  return task?.heldUntil ?? null;
}

/** Says how far a turn is and that it goes on; false if the recording is being removed, or the turn was taken away. */
export async function renewStreamTurn(db: Db, turn: StreamTurn, percent: number, heldUntil: Date) {
  const { count } = await db.streamTask.updateMany({
    where: { ...held(turn), media: { state: 'stored' } },
    data: { percent, heldUntil },
  });
  return count === 1;
}
/** Notes what a turn is about; false as above. */
export async function setStreamStep(db: Db, turn: StreamTurn, plan: StreamPlan, step: StreamStep | null) {
  const { count } = await db.streamTask.updateMany({
    where: { ...held(turn), media: { state: 'stored' } },
    data: { plan: plan as unknown as Prisma.InputJsonObject, step },
  });
  return count === 1;
}

/** Locks the recording of a turn, and returns its streams; null where the turn is over or the recording removed. */
export async function lockStreamsOfTurn(tx: Db, turn: StreamTurn) {
  const [found] = await tx.$queryRaw<{ streams: unknown }[]>`
    SELECT media.streams FROM "Media" media JOIN "StreamTask" task ON task."mediaId" = media.id
    WHERE media.id = ${turn.mediaId}::uuid AND media.state = 'stored' AND task."heldBy" = ${turn.heldBy}::uuid
    FOR UPDATE OF media, task`;
  return found ?? null;
}
export const updateStreams = (tx: Db, id: string, streams: StoredStreams) =>
  tx.media.update({ where: { id }, data: { streams } });
/** Makes a rendition what the recording is, instead of the original. */
export const replaceOriginal = (
  tx: Db,
  id: string,
  file: Pick<MediaRow, 'fileName' | 'type' | 'size' | 'width' | 'height'>,
) => tx.media.update({ where: { id }, data: file });

/** Ends a turn that succeeded. */
export const endStreamTurn = (db: Db, turn: StreamTurn, state: 'waiting' | 'ready') =>
  db.streamTask.updateMany({ where: held(turn), data: { ...free, state, attempts: 0 } });

interface Retry {
  readonly attempts: number;
  readonly retryAt: Date | null;
}
/** Ends a turn that was interrupted or failed: its step is repeated. */
export const releaseStreamTurn = (db: Db, turn: StreamTurn, retry: Retry) =>
  db.streamTask.updateMany({ where: held(turn), data: { ...free, ...retry, state: 'waiting' } });
export const failStreamTurn = (db: Db, turn: StreamTurn, failure: string) =>
  db.streamTask.updateMany({ where: held(turn), data: { ...free, failure, state: 'failed' } });
/** Deletes the task of a recording that is being removed; returns whether it was this turn's. */
export async function deleteStreamTask(db: Db, turn: StreamTurn) {
  const { count } = await db.streamTask.deleteMany({ where: { ...held(turn), media: { state: 'removing' } } });
  return count === 1;
}

/** Takes the turn away from the process that has it, if any. */
export const cancelStreamTask = (tx: Db, mediaId: string) =>
  tx.streamTask.update({ where: { mediaId }, data: { ...free, state: 'cancelled' } });
/** Begins the task anew, from what is made already. */
export const resetStreamTask = (tx: Db, mediaId: string, evensLoudness: boolean) =>
  tx.streamTask.update({
    where: { mediaId },
    data: { ...free, state: 'waiting', plan: Prisma.DbNull, failure: null, attempts: 0, evensLoudness },
  });
/** Removes what is made from the view of everybody. */
export const forgetStreams = (tx: Db, id: string) =>
  tx.media.update({ where: { id }, data: { streams: Prisma.DbNull } });
export const lockStreamTask = (tx: Db, mediaId: string) =>
  tx.$executeRaw`SELECT FROM "StreamTask" WHERE "mediaId" = ${mediaId}::uuid FOR UPDATE`;
