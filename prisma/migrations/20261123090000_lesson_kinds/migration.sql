ALTER TABLE "Lesson" ADD COLUMN "durationSeconds" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "Class" ADD COLUMN "normalPrice" INTEGER,
ADD COLUMN "promotionEndsAt" TIMESTAMPTZ(3),
ADD COLUMN "lessonCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "durationSeconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "ratingAverage" DOUBLE PRECISION,
ADD COLUMN "ratingCount" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "LessonSession" ADD COLUMN "watched" BYTEA,
ADD COLUMN "watchedSeconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "position" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN "beatSeq" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "openSeconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN "beatAt" TIMESTAMPTZ(3);

CREATE INDEX "Class_promotionEndsAt_idx" ON "Class"("promotionEndsAt");

ALTER TABLE "Class" ADD CONSTRAINT "Class_promotion" CHECK ("normalPrice" IS NULL OR ("salePrice" IS NOT NULL AND "normalPrice" > "salePrice" AND "normalPrice" BETWEEN 10000 AND 100000000));
ALTER TABLE "Class" ADD CONSTRAINT "Class_promotion_end" CHECK ("promotionEndsAt" IS NULL OR "normalPrice" IS NOT NULL);
ALTER TABLE "Class" ADD CONSTRAINT "Class_rating" CHECK (("ratingAverage" IS NULL) = ("ratingCount" = 0) AND "ratingAverage" BETWEEN 1 AND 5);
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_playback" CHECK ("watchedSeconds" >= 0 AND "position" >= 0 AND "beatSeq" >= 0 AND "openSeconds" >= 0);

-- An article takes as long as its words do, at 200 a minute
UPDATE "Lesson" SET "durationSeconds" = ceil(0.3 * array_length(regexp_split_to_array(trim(regexp_replace(content->>'html', '<[^>]*>', ' ', 'g')), '\s+'), 1)) WHERE type = 'article';

-- What the lessons of a class come to, so that no list has to count them
CREATE FUNCTION class_lessons_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Class" c SET "lessonCount" = s.count, "durationSeconds" = s.seconds
  FROM (
    SELECT touched."classId", count(l.id)::int AS count, coalesce(sum(l."durationSeconds"), 0)::int AS seconds
    FROM (SELECT DISTINCT "classId" FROM changed) touched
    LEFT JOIN "Lesson" l ON l."classId" = touched."classId" AND l."retiredAt" IS NULL
    GROUP BY touched."classId"
  ) s
  WHERE c.id = s."classId" AND (c."lessonCount", c."durationSeconds") IS DISTINCT FROM (s.count, s.seconds);
  RETURN NULL;
END $$;
CREATE TRIGGER "Lesson_inserted" AFTER INSERT ON "Lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_lessons_summed();
CREATE TRIGGER "Lesson_updated" AFTER UPDATE ON "Lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_lessons_summed();
CREATE TRIGGER "Lesson_deleted" AFTER DELETE ON "Lesson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_lessons_summed();

UPDATE "Class" c SET "lessonCount" = s.count, "durationSeconds" = s.seconds
FROM (SELECT "classId", count(*)::int AS count, sum("durationSeconds")::int AS seconds FROM "Lesson" WHERE "retiredAt" IS NULL GROUP BY "classId") s
WHERE c.id = s."classId";
