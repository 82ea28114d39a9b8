import type { SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';

export interface PlaybackPlace {
  readonly userId: string;
  readonly participantId: string;
  readonly sessionId: string;
}

/** A recording's session, and which of its user's players counts. */
export interface PlaybackRow {
  id: string;
  status: SessionStatus;
  beganAt: Date | null;
  completionType: string | null;
  /** Whether it is a file of ours, of known duration. */
  isRecording: boolean;
  durationSeconds: number;
  watched: Uint8Array | null;
  position: number;
  beatSeq: number;
  beatAt: Date | null;
  openSeconds: number;
  /** Of the class. */
  progress: number;
  activeSessionId: string | null;
  activePlayer: string | null;
  /** Of the user's playback: 0 before its first heartbeat, -1 where there is none. */
  revision: number;
}

export async function findPlayback(sql: RunSql, { userId, participantId, sessionId }: PlaybackPlace) {
  const [row] = await sql<PlaybackRow>(Prisma.sql`
    SELECT s.id, s.status, s."beganAt", l.setting->>'completionType' AS "completionType",
      l.type IN ('video', 'audio') AND l."durationSeconds" > 0 AND l.content->>'mediaId' IS NOT NULL AS "isRecording",
      l."durationSeconds", s.watched, s.position, s."beatSeq", s."beatAt", s."openSeconds", p.progress,
      a."sessionId" AS "activeSessionId", a.player AS "activePlayer", coalesce(a.revision, -1) AS revision
    FROM "LessonSession" s
    JOIN "Participant" p ON p.id = s."participantId"
    JOIN "Lesson" l ON l.id = s."lessonId"
    LEFT JOIN "Playback" a ON a."userId" = p."userId"
    WHERE s.id = ${sessionId}::uuid AND p.id = ${participantId}::uuid AND p."userId" = ${userId}::uuid
      AND EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = p.id AND g."endedAt" IS NULL)`);
  return row ?? null;
}

/** Holds what a user plays until the transaction ends. Where that was nothing, it is this. */
export const lockPlayback = (db: Db, { userId, sessionId }: PlaybackPlace, player: string) =>
  db.$executeRaw`
    INSERT INTO "Playback" AS active ("userId", "sessionId", player) VALUES (${userId}::uuid, ${sessionId}::uuid, ${player})
    ON CONFLICT ("userId") DO UPDATE SET revision = active.revision`;

interface PlaybackChange {
  readonly player: string;
  /** The one that the change was made from; nothing is written over a newer one. */
  readonly revision: number;
  readonly watched: Uint8Array;
  readonly watchedSeconds: number;
  readonly position: number;
  readonly beatSeq: number;
  readonly beatAt: Date;
  readonly openSeconds: number;
}

/** Whether nobody was faster. The user's playback stands guard over all of their sessions. */
export async function updatePlayback(sql: RunSql, { userId, sessionId }: PlaybackPlace, change: PlaybackChange) {
  const written = await sql(Prisma.sql`
    WITH taken AS (
      INSERT INTO "Playback" AS active ("userId", "sessionId", player, revision) VALUES (${userId}::uuid, ${sessionId}::uuid, ${change.player}, 1)
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
