-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answerEditedAt" TIMESTAMPTZ(3),
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "takenDownAt" TIMESTAMPTZ(3),
ADD COLUMN     "takenDownById" UUID,
ADD COLUMN     "takenDownReason" TEXT;

-- CreateIndex
CREATE INDEX "Review_takenDownById_idx" ON "Review"("takenDownById");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_takenDownById_fkey" FOREIGN KEY ("takenDownById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- An answer has its words and its time; a review is taken down for a reason
ALTER TABLE "Review" ADD CONSTRAINT "Review_answer_whole" CHECK ((answer IS NULL) = ("answeredAt" IS NULL) AND answer <> '');
ALTER TABLE "Review" ADD CONSTRAINT "Review_answer_edited_later" CHECK ("answerEditedAt" IS NULL OR "answeredAt" IS NOT NULL);
ALTER TABLE "Review" ADD CONSTRAINT "Review_takedown_has_reason" CHECK (("takenDownAt" IS NULL) = ("takenDownReason" IS NULL) AND "takenDownReason" <> '');
ALTER TABLE "Review" ADD CONSTRAINT "Review_takedown_by_operator" CHECK ("takenDownById" IS NULL OR "takenDownAt" IS NOT NULL);

-- What is shown: lists of a class, its histogram (read from the index alone), and what learners say of us
DROP INDEX "Review_classId_createdAt_id_idx";
DROP INDEX "Review_classId_rating_createdAt_id_idx";
DROP INDEX "Review_good";
CREATE INDEX "Review_shown" ON "Review" ("classId", "createdAt", id) WHERE "takenDownAt" IS NULL;
CREATE INDEX "Review_histogram" ON "Review" ("classId", rating, "createdAt", id) WHERE "takenDownAt" IS NULL;
CREATE INDEX "Review_good" ON "Review" ("createdAt" DESC, id DESC) WHERE rating >= 5 AND length(content) >= 80 AND "takenDownAt" IS NULL;
-- Operators read all of them, the newest first
CREATE INDEX "Review_createdAt_id_idx" ON "Review"("createdAt", "id");

-- What was taken down does not count
CREATE OR REPLACE FUNCTION class_reviews_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Class" WHERE id IN (SELECT "classId" FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE "Class" c SET "ratingAverage" = s.average, "ratingCount" = s.count
  FROM (
    SELECT touched."classId", avg(r.rating)::float AS average, count(r.id)::int AS count
    FROM (SELECT DISTINCT "classId" FROM changed) touched
    LEFT JOIN "Review" r ON r."classId" = touched."classId" AND r."takenDownAt" IS NULL
    GROUP BY touched."classId"
  ) s
  WHERE c.id = s."classId" AND (c."ratingAverage", c."ratingCount") IS DISTINCT FROM (s.average, s.count);
  RETURN NULL;
END $$;
