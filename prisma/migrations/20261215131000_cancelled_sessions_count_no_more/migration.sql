-- A live session that was called off counts only for whoever attended it. Participants who have passed all else have finished; their certificates are issued by the hourly job.
WITH dropped AS (
  UPDATE "LessonSession" s SET "isRequired" = false
  FROM "LiveSession" v
  WHERE v.id = s."lessonId" AND v."cancelledAt" IS NOT NULL AND s.status <> 'passed' AND s."isRequired"
  RETURNING s.id, s."participantId"
), counted AS (
  SELECT s."participantId", 100 * count(*) FILTER (WHERE s.status = 'passed') / count(*) AS progress
  FROM "LessonSession" s
  WHERE s."participantId" IN (SELECT "participantId" FROM dropped) AND s."isRequired" AND s.id NOT IN (SELECT id FROM dropped)
  GROUP BY s."participantId"
)
UPDATE "Participant" p
SET progress = counted.progress, "completedAt" = CASE WHEN counted.progress = 100 THEN coalesce(p."completedAt", now()) END
FROM counted WHERE p.id = counted."participantId";
