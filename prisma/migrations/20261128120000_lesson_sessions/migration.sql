-- When a lesson was begun is a time of its own; `startedAt` is when it was opened to its participant
ALTER TABLE "LessonSession" ADD COLUMN "beganAt" TIMESTAMPTZ(3);

UPDATE "LessonSession" s SET
  "startedAt" = coalesce(s."startedAt", s."passedAt", p."createdAt"),
  "beganAt" = coalesce(s."startedAt", s."passedAt", p."createdAt"),
  "passedAt" = CASE WHEN s.status = 'passed' THEN coalesce(s."passedAt", s."startedAt", p."createdAt") END
FROM "Participant" p
WHERE p.id = s."participantId" AND s.status IN ('started', 'passed', 'not_passed');

-- What a class offers is what can be studied: a lesson without content counts for nothing
CREATE OR REPLACE FUNCTION class_lessons_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Class" c SET "lessonCount" = s.count, "durationSeconds" = s.seconds
  FROM (
    SELECT touched."classId", count(l.id)::int AS count, coalesce(sum(l."durationSeconds"), 0)::int AS seconds
    FROM (SELECT DISTINCT "classId" FROM changed) touched
    LEFT JOIN "Lesson" l ON l."classId" = touched."classId" AND l."retiredAt" IS NULL AND l."isComplete"
    GROUP BY touched."classId"
  ) s
  WHERE c.id = s."classId" AND (c."lessonCount", c."durationSeconds") IS DISTINCT FROM (s.count, s.seconds);
  RETURN NULL;
END $$;

UPDATE "Class" c SET "lessonCount" = s.count, "durationSeconds" = s.seconds
FROM (
  SELECT k.id, count(l.id)::int AS count, coalesce(sum(l."durationSeconds"), 0)::int AS seconds
  FROM "Class" k LEFT JOIN "Lesson" l ON l."classId" = k.id AND l."retiredAt" IS NULL AND l."isComplete"
  GROUP BY k.id
) s
WHERE c.id = s.id AND (c."lessonCount", c."durationSeconds") IS DISTINCT FROM (s.count, s.seconds);

-- Nobody could finish a lesson without content, so that it leaves the outlines of all who have not passed it
CREATE TEMPORARY TABLE losing ON COMMIT DROP AS
  SELECT DISTINCT s."participantId" AS id FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId"
  WHERE NOT l."isComplete" AND s.status <> 'passed';

DELETE FROM "LessonSession" s USING "Lesson" l WHERE l.id = s."lessonId" AND NOT l."isComplete" AND s.status <> 'passed';

INSERT INTO "LessonSession" ("participantId", "lessonId")
SELECT p.id, l.id
FROM "Participant" p JOIN losing ON losing.id = p.id JOIN "Lesson" l ON l."classId" = p."classId" AND l."retiredAt" IS NULL AND l."isComplete"
WHERE NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = p.id AND o."isRequired")
ON CONFLICT ("participantId", "lessonId") DO UPDATE SET "isRequired" = true;

UPDATE "LessonSession" SET status = 'started', "startedAt" = now()
WHERE id IN (
  SELECT DISTINCT ON (s."participantId") s.id
  FROM "LessonSession" s JOIN losing ON losing.id = s."participantId" JOIN "Lesson" l ON l.id = s."lessonId" LEFT JOIN "Section" c ON c.id = l."sectionId"
  WHERE s.status = 'pending'
    AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."participantId" = s."participantId" AND o."isRequired" AND o.status IN ('not_started', 'started'))
  ORDER BY s."participantId", c.position, c.id, l.position, l.id);

UPDATE "Participant" p
SET progress = counted.progress, "completedAt" = CASE WHEN counted.progress = 100 THEN coalesce(p."completedAt", now()) END
FROM (
  SELECT s."participantId", 100 * count(*) FILTER (WHERE s.status = 'passed') / count(*) AS progress
  FROM "LessonSession" s JOIN losing ON losing.id = s."participantId"
  WHERE s."isRequired"
  GROUP BY s."participantId"
) counted
WHERE p.id = counted."participantId";

-- Only the first lesson of an outline is `not_started`; any other one that was opened is `started`
UPDATE "LessonSession" s SET status = 'started', "startedAt" = placed.since
FROM (
  SELECT o.id, row_number() OVER outline AS place, coalesce(max(o."passedAt") OVER (PARTITION BY o."participantId"), p."createdAt") AS since
  FROM "LessonSession" o
  JOIN "Participant" p ON p.id = o."participantId"
  JOIN "Lesson" l ON l.id = o."lessonId"
  LEFT JOIN "Section" c ON c.id = l."sectionId"
  WINDOW outline AS (PARTITION BY o."participantId" ORDER BY c.position, c.id, l.position, l.id)
) placed
WHERE placed.id = s.id AND placed.place > 1 AND s.status = 'not_started';

UPDATE "LessonSession" SET "startedAt" = NULL, "beganAt" = NULL, "passedAt" = NULL
WHERE status IN ('pending', 'not_started') AND ("startedAt" IS NOT NULL OR "passedAt" IS NOT NULL);

ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_passed_when" CHECK ((status = 'passed') = ("passedAt" IS NOT NULL));
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_started_when" CHECK ((status IN ('started', 'passed', 'not_passed')) = ("startedAt" IS NOT NULL));
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_begun_when" CHECK (
  CASE status WHEN 'passed' THEN "beganAt" IS NOT NULL WHEN 'not_passed' THEN "beganAt" IS NOT NULL WHEN 'started' THEN true ELSE "beganAt" IS NULL END);
