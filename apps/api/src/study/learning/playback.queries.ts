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
  /** Whether the lesson plays an uploaded file of known duration. */
  isRecording: boolean;
  durationSeconds: number;
  watched: Uint8Array | null;
  position: number;
  beatSeq: number;
  beatAt: Date | null;
  openSeconds: number;
  /** Time when the lesson was opened to its participant: the first one at the enrolment, whenever it is begun. */
  openedAt: Date;
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
      coalesce(nullif(s."startedAt", s."beganAt"), p."createdAt") AS "openedAt", p.progress,
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
 * Returns false if another heartbeat was written first. One row per user serialises all their sessions. `taken` reads
 * `noted`, so that the participant's row is locked first, as it is wherever a lesson is passed.
 */
export async function updatePlayback(
  sql: RunSql,
  userId: string,
  { participantId, sessionId }: SessionKey,
  change: PlaybackChange,
) {
  const written = await sql(Prisma.sql`
    WITH noted AS (
      UPDATE "Participant" SET "lastActivityAt" = ${change.beatAt}::timestamptz
      WHERE id = ${participantId}::uuid AND "lastActivityAt" < ${change.beatAt}::timestamptz - interval '1 minute'
      RETURNING id
    ), taken AS (
      INSERT INTO "Playback" AS active ("userId", "sessionId", player, revision)
      SELECT ${userId}::uuid, ${sessionId}::uuid, ${change.player}::text, 1 WHERE (SELECT count(*) FROM noted) <= 1
      ON CONFLICT ("userId") DO UPDATE SET "sessionId" = excluded."sessionId", player = excluded.player, revision = active.revision + 1
      WHERE active.revision = ${change.revision}::int
      RETURNING "userId"
    )
    UPDATE "LessonSession" SET
      watched = ${change.watched}::bytea, "watchedSeconds" = ${change.watchedSeconds}::int, position = ${change.position}::float8,
      "beatSeq" = ${change.beatSeq}::int, "beatAt" = ${change.beatAt}::timestamptz, "openSeconds" = ${change.openSeconds}::float8
    WHERE id = ${sessionId}::uuid AND EXISTS (SELECT FROM taken)
    RETURNING id`);
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
