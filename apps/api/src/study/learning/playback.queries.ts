import type { SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { prepare } from '../../platform/prepared.ts';
import { hasAccess } from '../../core/enrolment/index.ts';
import type { SessionKey } from '../../core/progress/index.ts';

/** The session of a recording, and the active player of its user. */
export interface PlaybackRow {
  id: string;
  status: SessionStatus;
  beganAt: Date | null;
  completionType: string | null;
  /** True if the lesson plays an uploaded file of known duration. */
  isRecording: boolean;
  durationSeconds: number;
  watched: Uint8Array | null;
  position: number;
  beatSeq: number;
  beatAt: Date | null;
  openSeconds: number;
  /** Time when the lesson was opened to its participant: the first one at the enrolment, whenever it is begun. */
  openedAt: Date;
  lastActivityAt: Date | null;
  /** The participant's progress in the class. */
  progress: number;
  activeSessionId: string | null;
  activePlayer: string | null;
  /** The revision of the user's playback: 0 before its first heartbeat, -1 if there is no playback. */
  revision: number;
}

const playback = prepare(
  (userId: string, participantId: string, sessionId: string) => Prisma.sql`
    SELECT s.id, s.status, s."beganAt", l.setting->>'completionType' AS "completionType",
      l.type IN ('video', 'audio') AND l."durationSeconds" > 0 AND l.content->>'mediaId' IS NOT NULL AS "isRecording",
      l."durationSeconds", s.watched, s.position, s."beatSeq", s."beatAt", s."openSeconds",
      coalesce(nullif(s."startedAt", s."beganAt"), p."createdAt") AS "openedAt", p."lastActivityAt", p.progress,
      a."sessionId" AS "activeSessionId", a.player AS "activePlayer", coalesce(a.revision, -1) AS revision
    FROM "LessonSession" s
    JOIN "Participant" p ON p.id = s."participantId"
    JOIN "Lesson" l ON l.id = s."lessonId"
    LEFT JOIN "Playback" a ON a."userId" = p."userId"
    WHERE s.id = ${sessionId}::uuid AND p.id = ${participantId}::uuid AND p."userId" = ${userId}::uuid
      AND ${hasAccess(Prisma.sql`p.id`)}`,
);

export async function findPlayback(sql: RunSql, userId: string, { participantId, sessionId }: SessionKey) {
  const [row] = await sql<PlaybackRow>(playback(userId, participantId, sessionId));
  return row ?? null;
}

/** Locks the playback of a user until the transaction ends, and creates it if there is none. */
export const lockPlayback = (db: Db, userId: string, { sessionId }: SessionKey, player: string) =>
  db.$executeRaw`
    INSERT INTO "Playback" AS active ("userId", "sessionId", player) VALUES (${userId}::uuid, ${sessionId}::uuid, ${player})
    ON CONFLICT ("userId") DO UPDATE SET revision = active.revision`;

interface PlaybackChange {
  readonly player: string;
  /** The revision that the change was computed from; a newer one is never overwritten. */
  readonly revision: number;
  readonly watched: Uint8Array;
  readonly watchedSeconds: number;
  readonly position: number;
  readonly beatSeq: number;
  readonly beatAt: Date;
  readonly openSeconds: number;
}

/**
 * Makes a statement's own transaction not wait for the disk (docs/decisions/study/0254). Only a row that was written
 * evaluates it.
 */
const withoutFlush = Prisma.sql`set_config('synchronous_commit', 'off', true)`;

const noted = (participantId: string, beatAt: Date) => Prisma.sql`
    noted AS (
      UPDATE "Participant" SET "lastActivityAt" = ${beatAt}::timestamptz
      WHERE id = ${participantId}::uuid AND "lastActivityAt" < ${beatAt}::timestamptz - interval '1 minute'
      RETURNING id
    ),`;

/**
 * Composes the statement that writes a heartbeat. `taken` reads `noted`, so that the participant's row is locked first,
 * as it is wherever a lesson is passed.
 */
const composeHeartbeat = ({ isNoting, isFlushing }: { isNoting: boolean; isFlushing: boolean }) =>
  prepare(
    (
      userId: string,
      participantId: string,
      sessionId: string,
      player: string,
      revision: number,
      watched: Uint8Array,
      watchedSeconds: number,
      position: number,
      beatSeq: number,
      beatAt: Date,
      openSeconds: number,
    ) => Prisma.sql`
    WITH ${isNoting ? noted(participantId, beatAt) : Prisma.empty} taken AS (
      UPDATE "Playback" SET "sessionId" = ${sessionId}::uuid, player = ${player}::text, revision = revision + 1
      WHERE "userId" = ${userId}::uuid AND revision = ${revision}::int
        ${isNoting ? Prisma.sql`AND (SELECT count(*) FROM noted) <= 1` : Prisma.empty}
      RETURNING "userId"
    )
    UPDATE "LessonSession" SET
      watched = ${watched}::bytea, "watchedSeconds" = ${watchedSeconds}::int, position = ${position}::float8,
      "beatSeq" = ${beatSeq}::int, "beatAt" = ${beatAt}::timestamptz, "openSeconds" = ${openSeconds}::float8
    WHERE id = ${sessionId}::uuid AND EXISTS (SELECT FROM taken)
    RETURNING ${isFlushing ? Prisma.sql`id` : withoutFlush}`,
  );

const heartbeatStatements = {
  /** Within a transaction, whose commit decides. */
  locked: composeHeartbeat({ isNoting: true, isFlushing: true }),
  /** A transaction of its own. */
  alone: composeHeartbeat({ isNoting: false, isFlushing: false }),
  /** The same, which also notes the activity of the participant, as one does each minute. */
  noting: composeHeartbeat({ isNoting: true, isFlushing: false }),
};

/** Returns false if another heartbeat was written first. One row per user serialises all their sessions. */
export async function updatePlayback(
  sql: RunSql,
  userId: string,
  { participantId, sessionId }: SessionKey,
  change: PlaybackChange,
  statement: keyof typeof heartbeatStatements,
) {
  const { player, revision, watched, watchedSeconds, position, beatSeq, beatAt, openSeconds } = change;
  const compose = heartbeatStatements[statement];
  const written = await sql(
    compose(
      userId,
      participantId,
      sessionId,
      player,
      revision,
      watched,
      watchedSeconds,
      position,
      beatSeq,
      beatAt,
      openSeconds,
    ),
  );
  return written.length === 1;
}

/** Time from its start to its end, in milliseconds since 1970. */
export type Interval = readonly [start: number, end: number];

/** Finds the intervals in which a user played saved recordings, in milliseconds since 1970, the oldest first. */
export async function findOfflineTime(db: Db, userId: string): Promise<Interval[]> {
  const rows = await db.$queryRaw<{ start: Date; end: Date }[]>`
    SELECT lower(i) AS start, upper(i) AS end
    FROM "OfflineTime" t, unnest(t.played) AS i WHERE t."userId" = ${userId}::uuid ORDER BY 1`;
  return rows.map(({ start, end }) => [start.getTime(), end.getTime()]);
}

/** Adds intervals to the time in which a user played saved recordings, and removes what is older than `since`. */
export const addOfflineTime = (db: Db, userId: string, intervals: readonly Interval[], since: Date) =>
  db.$executeRaw`
    INSERT INTO "OfflineTime" AS known ("userId", played)
    SELECT ${userId}::uuid, coalesce(range_agg(tstzrange(start, "end")), '{}')
    FROM unnest(${intervals.map(([start]) => isoOf(start))}::timestamptz[], ${intervals.map(([, end]) => isoOf(end))}::timestamptz[]) AS added (start, "end")
    ON CONFLICT ("userId") DO UPDATE
    SET played = (known.played + excluded.played) * tstzmultirange(tstzrange(${since}::timestamptz, NULL))`;

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * Writes what was played without a connection, of a playback that is locked. Another player of the user stays active; its
 * heartbeat is computed anew if it was under way.
 */
export const updateOfflinePlayback = (
  db: Db,
  userId: string,
  { participantId, sessionId }: SessionKey,
  change: Pick<PlaybackChange, 'watched' | 'watchedSeconds' | 'position' | 'openSeconds'> & { beatAt: Date | null },
) => db.$executeRaw`
    WITH noted AS (
      UPDATE "Participant" SET "lastActivityAt" = ${change.beatAt}::timestamptz
      WHERE id = ${participantId}::uuid AND "lastActivityAt" < ${change.beatAt}::timestamptz
    ), counted AS (
      UPDATE "Playback" SET revision = revision + 1 WHERE "userId" = ${userId}::uuid
    )
    UPDATE "LessonSession" SET
      watched = ${change.watched}::bytea, "watchedSeconds" = ${change.watchedSeconds}::int, position = ${change.position}::float8,
      "beatAt" = ${change.beatAt}::timestamptz, "openSeconds" = ${change.openSeconds}::float8
    WHERE id = ${sessionId}::uuid`;
