-- The classes are read from what changed once: within the conditions, PostgreSQL compared each class with each changed
-- lesson as soon as it kept a plan that it had made for few of them
CREATE OR REPLACE FUNCTION class_lessons_summed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT DISTINCT "classId" FROM changed);
BEGIN
  IF EXISTS (
    SELECT FROM "Class" c LEFT JOIN "Lesson" l ON l."classId" = c.id AND l."retiredAt" IS NULL AND l."isComplete"
    WHERE c.id = ANY(ids)
    GROUP BY c.id
    HAVING (c."lessonCount", c."durationSeconds") IS DISTINCT FROM (count(l.id)::int, coalesce(sum(l."durationSeconds"), 0)::int)
  ) THEN
    PERFORM FROM "Class" WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
    UPDATE "Class" c SET ("lessonCount", "durationSeconds") = (
      SELECT count(*)::int, coalesce(sum(l."durationSeconds"), 0)::int
      FROM "Lesson" l WHERE l."classId" = c.id AND l."retiredAt" IS NULL AND l."isComplete"
    )
    WHERE c.id = ANY(ids);
  END IF;
  RETURN NULL;
END $$;
