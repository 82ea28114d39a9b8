-- What the lessons of a class come to. Of two changes at once the second waits for the row of the class and then counts again,
-- so that it sees the first; a change that alters neither sum takes no lock.
CREATE OR REPLACE FUNCTION class_lessons_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "Class" c LEFT JOIN "Lesson" l ON l."classId" = c.id AND l."retiredAt" IS NULL AND l."isComplete"
    WHERE c.id IN (SELECT "classId" FROM changed)
    GROUP BY c.id
    HAVING (c."lessonCount", c."durationSeconds") IS DISTINCT FROM (count(l.id)::int, coalesce(sum(l."durationSeconds"), 0)::int)
  ) THEN
    PERFORM FROM "Class" WHERE id IN (SELECT "classId" FROM changed) ORDER BY id FOR NO KEY UPDATE;
    UPDATE "Class" c SET ("lessonCount", "durationSeconds") = (
      SELECT count(*)::int, coalesce(sum(l."durationSeconds"), 0)::int
      FROM "Lesson" l WHERE l."classId" = c.id AND l."retiredAt" IS NULL AND l."isComplete"
    )
    WHERE c.id IN (SELECT "classId" FROM changed);
  END IF;
  RETURN NULL;
END $$;

-- What a race has miscounted
UPDATE "Class" c SET "lessonCount" = s.count, "durationSeconds" = s.seconds
FROM (
  SELECT k.id, count(l.id)::int AS count, coalesce(sum(l."durationSeconds"), 0)::int AS seconds
  FROM "Class" k LEFT JOIN "Lesson" l ON l."classId" = k.id AND l."retiredAt" IS NULL AND l."isComplete"
  GROUP BY k.id
) s
WHERE c.id = s.id AND (c."lessonCount", c."durationSeconds") IS DISTINCT FROM (s.count, s.seconds)
  AND NOT (c."statusApprove" = 'publish' AND s.count = 0);
