import type pg from 'pg';
import type { World } from './scenarios.ts';

const people = 500;

/** The people of the bench, each signed in and in the middle of an hour's video; made once for a database. */
export const peopleSql = `
WITH owner AS (
  SELECT c.id AS "classId", c."createdById", c."mitraId", s.id AS "sectionId" FROM "Class" c JOIN "Section" s ON s."classId" = c.id
  WHERE c."statusApprove" = 'publish' ORDER BY c.id, s.position LIMIT 1
), file AS (
  INSERT INTO "Media" (kind, purpose, state, name, "fileName", type, size, sha256, width, height, "durationSeconds", "uploaderId", "mitraId", "attachedAt")
  SELECT 'video', 'lesson', 'stored', 'Uji.mp4', 'video.mp4', 'video/mp4', 1, sha256('uji'), 1280, 720, 3600, "createdById", "mitraId", now() FROM owner RETURNING id
), lesson AS (
  INSERT INTO "Lesson" ("classId", "sectionId", type, title, slug, content, setting, position, "isComplete", "durationSeconds", "updatedAt")
  SELECT "classId", "sectionId", 'video', 'Video uji', 'video-uji', jsonb_build_object('mediaId', file.id, 'captions', '[]'::jsonb, 'address', NULL),
    '{"progressBar": true, "completionType": "duration"}', 1000, true, 3600, now()
  FROM owner, file RETURNING id, "classId"
), person AS (
  INSERT INTO "User" (fullname, email, "emailVerifiedAt", "updatedAt")
  SELECT 'Peserta Uji ' || n, 'uji-' || n || '@bench.test', now(), now() FROM generate_series(1, ${people}) n RETURNING id
), session AS (
  INSERT INTO "Session" ("userId", "expiresAt") SELECT id, now() + interval '30 days' FROM person
), sale AS (
  INSERT INTO "Order" (code, "userId", status, total, "expiresAt", "paidAt", "updatedAt")
  SELECT 'BENCH-' || id, id, 'SUCCESS', 0, now(), now(), now() FROM person RETURNING id, "userId"
), line AS (
  INSERT INTO "OrderLine" ("orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
  SELECT sale.id, lesson."classId", 'Kelas', 0, 0, 20, 0, 0 FROM sale, lesson RETURNING id, "orderId"
), participant AS (
  INSERT INTO "Participant" ("userId", "classId") SELECT person.id, lesson."classId" FROM person, lesson RETURNING id, "userId"
), access AS (
  INSERT INTO "Grant" ("participantId", "orderLineId")
  SELECT participant.id, line.id FROM participant JOIN sale ON sale."userId" = participant."userId" JOIN line ON line."orderId" = sale.id
)
INSERT INTO "LessonSession" ("participantId", "lessonId", status, "startedAt", "beganAt") SELECT participant.id, lesson.id, 'started', now(), now() FROM participant, lesson;

-- Revisions that nothing else in a recording is mistaken for
INSERT INTO "Playback" ("userId", "sessionId", player, revision)
SELECT p."userId", o.id, 'bench-player', 700001 FROM "LessonSession" o JOIN "Participant" p ON p.id = o."participantId" JOIN "User" u ON u.id = p."userId" AND u.email LIKE 'uji-%@bench.test'`;

/** Subjects of the requests; they have none of the classes yet. */
export async function readWorld(pool: pg.Pool, signToken: (sessionId: string) => string): Promise<World> {
  const subjects = await pool.query<{
    userId: string;
    sessionId: string;
    participantId: string;
    lessonSessionId: string;
  }>(`
    SELECT u.id AS "userId", s.id AS "sessionId", p.id AS "participantId", o.id AS "lessonSessionId"
    FROM "User" u JOIN "Session" s ON s."userId" = u.id JOIN "Participant" p ON p."userId" = u.id JOIN "LessonSession" o ON o."participantId" = p.id
    WHERE u.email LIKE 'uji-%@bench.test' ORDER BY u.id`);
  const classes = await pool.query<{ id: string; slug: string }>(`
    SELECT id, slug FROM "Class" c
    WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL AND kind = 'program' AND NOT EXISTS (SELECT FROM "OrderLine" l WHERE l."classId" = c.id)
    ORDER BY md5(slug) LIMIT 200`);
  return { classes: classes.rows, subjects: subjects.rows.map((row) => ({ ...row, token: signToken(row.sessionId) })) };
}
