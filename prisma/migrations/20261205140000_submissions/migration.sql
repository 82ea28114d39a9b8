-- CreateEnum
CREATE TYPE "SubmissionState" AS ENUM ('draft', 'submitted', 'in_review', 'needs_revision', 'passed', 'not_passed');

-- CreateEnum
CREATE TYPE "SubmissionEventKind" AS ENUM ('submitted', 'withdrawn', 'claimed', 'released', 'returned', 'passed', 'not_passed');

-- AlterEnum
ALTER TYPE "MediaKind" ADD VALUE 'document';

-- AlterEnum
ALTER TYPE "MediaPurpose" ADD VALUE 'submission';

-- CreateTable
CREATE TABLE "Submission" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "sessionId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "state" "SubmissionState" NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "savedAt" TIMESTAMPTZ(3),
    "submittedAt" TIMESTAMPTZ(3),
    "score" INTEGER,
    "claimedById" UUID,
    "claimedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubmissionVersion" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "submissionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "brief" JSONB,
    "submittedAt" TIMESTAMPTZ(3),
    "isLate" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SubmissionVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubmissionFile" (
    "versionId" UUID NOT NULL,
    "mediaId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "SubmissionFile_pkey" PRIMARY KEY ("versionId","position")
);

-- CreateTable
CREATE TABLE "SubmissionEvent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "submissionId" UUID NOT NULL,
    "kind" "SubmissionEventKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "actorId" UUID,
    "score" INTEGER,
    "rubric" JSONB,
    "feedback" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SubmissionEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FeedbackSnippet" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FeedbackSnippet_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Submission_sessionId_key" ON "Submission"("sessionId");

-- CreateIndex
CREATE INDEX "Submission_classId_submittedAt_id_idx" ON "Submission"("classId", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "Submission_claimedById_idx" ON "Submission"("claimedById");

-- CreateIndex
CREATE UNIQUE INDEX "SubmissionVersion_submissionId_number_key" ON "SubmissionVersion"("submissionId", "number");

-- CreateIndex
CREATE INDEX "SubmissionFile_mediaId_idx" ON "SubmissionFile"("mediaId");

-- CreateIndex
CREATE UNIQUE INDEX "SubmissionFile_versionId_mediaId_key" ON "SubmissionFile"("versionId", "mediaId");

-- CreateIndex
CREATE INDEX "SubmissionEvent_submissionId_createdAt_id_idx" ON "SubmissionEvent"("submissionId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SubmissionEvent_actorId_idx" ON "SubmissionEvent"("actorId");

-- CreateIndex
CREATE UNIQUE INDEX "FeedbackSnippet_userId_content_key" ON "FeedbackSnippet"("userId", "content");

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "LessonSession"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionVersion" ADD CONSTRAINT "SubmissionVersion_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "SubmissionVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionEvent" ADD CONSTRAINT "SubmissionEvent_submissionId_fkey" FOREIGN KEY ("submissionId") REFERENCES "Submission"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionEvent" ADD CONSTRAINT "SubmissionEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FeedbackSnippet" ADD CONSTRAINT "FeedbackSnippet_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose state fits what it holds
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_score_in_per_cent" CHECK (score BETWEEN 0 AND 100);
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_revision_counts_up" CHECK (revision >= 0);
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_handed_in_has_time" CHECK (state = 'draft' OR "submittedAt" IS NOT NULL);
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_claimed_in_review"
  CHECK ((state = 'in_review') = ("claimedById" IS NOT NULL) AND (state = 'in_review') = ("claimedUntil" IS NOT NULL));
ALTER TABLE "SubmissionVersion" ADD CONSTRAINT "SubmissionVersion_number_from_1" CHECK (number >= 1);
ALTER TABLE "SubmissionVersion" ADD CONSTRAINT "SubmissionVersion_handed_in_says_what_was_asked" CHECK ("submittedAt" IS NULL OR brief IS NOT NULL);
ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_five_at_most" CHECK (position BETWEEN 0 AND 4);
ALTER TABLE "SubmissionEvent" ADD CONSTRAINT "SubmissionEvent_score_in_per_cent" CHECK (score BETWEEN 0 AND 100);

-- One version is written at a time.
CREATE UNIQUE INDEX "SubmissionVersion_one_draft" ON "SubmissionVersion" ("submissionId") WHERE "submittedAt" IS NULL;
-- What waits for a teacher, oldest first.
CREATE INDEX "Submission_waiting" ON "Submission" ("classId", "submittedAt", id) WHERE state IN ('submitted', 'in_review');

-- What was handed in stays as it was. Taking it back makes it a draft again, before it may change.
CREATE FUNCTION submission_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version that was handed in never changes' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "SubmissionVersion_stays" BEFORE UPDATE ON "SubmissionVersion" FOR EACH ROW
  WHEN (OLD."submittedAt" IS NOT NULL AND (NEW."submittedAt" IS NOT NULL OR OLD.content IS DISTINCT FROM NEW.content))
  EXECUTE FUNCTION submission_version_stays();
CREATE TRIGGER "SubmissionVersion_kept" BEFORE DELETE ON "SubmissionVersion" FOR EACH ROW
  WHEN (OLD."submittedAt" IS NOT NULL) EXECUTE FUNCTION submission_version_stays();
CREATE FUNCTION submission_files_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "SubmissionVersion" WHERE id = OLD."versionId" AND "submittedAt" IS NOT NULL) THEN
    RAISE EXCEPTION 'The files of a version that was handed in never change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER "SubmissionFile_stays" BEFORE UPDATE OR DELETE ON "SubmissionFile" FOR EACH ROW EXECUTE FUNCTION submission_files_stay();

-- The history is only ever added to.
CREATE FUNCTION submission_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of a submission is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "SubmissionEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "SubmissionEvent" FOR EACH STATEMENT EXECUTE FUNCTION submission_event_stays();

-- A submission is of the class of its session.
CREATE FUNCTION submission_of_own_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId" WHERE s.id = NEW."sessionId" AND l."classId" = NEW."classId") THEN
    RAISE EXCEPTION 'The session of a submission belongs to another class' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Submission_of_own_class" BEFORE INSERT OR UPDATE OF "sessionId", "classId" ON "Submission" FOR EACH ROW EXECUTE FUNCTION submission_of_own_class();

-- A learner's work belongs to its author alone, never to the mitra that the author may act for. (As text: the values are new.)
ALTER TABLE "Media" ADD CONSTRAINT "Media_submission_of_one_person" CHECK (purpose::text <> 'submission' OR "mitraId" IS NULL);
ALTER TABLE "Media" ADD CONSTRAINT "Media_document_for_submission" CHECK (kind::text <> 'document' OR purpose::text = 'submission');
ALTER TABLE "Media" DROP CONSTRAINT "Media_public_image";
ALTER TABLE "Media" ADD CONSTRAINT "Media_public_image" CHECK (purpose::text <> 'public' OR kind = 'image');
