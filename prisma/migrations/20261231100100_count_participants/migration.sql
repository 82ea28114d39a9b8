-- no transaction
-- Counts the participants that each class had before, anew: the changes that triggers counted meanwhile are among the rows
-- that the same statement sees, so nothing is lost or counted twice, and no participant is locked.
CALL in_batches('"Class"', $$
  WITH gone AS (DELETE FROM "ParticipantFigure" WHERE "classId" = ANY($1::uuid[]))
  INSERT INTO "ParticipantFigure" ("classId", day, participants, progress, "notBegun", "firstThird", "secondThird", "lastThird", done, completions, "isMerged")
  SELECT p."classId", (e.at AT TIME ZONE 'Asia/Jakarta')::date, count(*) FILTER (WHERE came), coalesce(sum(progress) FILTER (WHERE came), 0),
    count(*) FILTER (WHERE came AND progress = 0), count(*) FILTER (WHERE came AND progress BETWEEN 1 AND 33),
    count(*) FILTER (WHERE came AND progress BETWEEN 34 AND 66), count(*) FILTER (WHERE came AND progress BETWEEN 67 AND 99),
    count(*) FILTER (WHERE came AND progress = 100), count(*) FILTER (WHERE NOT came), true
  FROM "Participant" p CROSS JOIN LATERAL (VALUES (p."createdAt", true), (p."completedAt", false)) AS e (at, came)
  WHERE p."classId" = ANY($1::uuid[]) AND e.at IS NOT NULL
  GROUP BY 1, 2
$$, 10);
