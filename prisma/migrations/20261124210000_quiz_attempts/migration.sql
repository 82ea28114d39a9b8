-- CreateEnum
CREATE TYPE "QuizAttemptStatus" AS ENUM ('in_progress', 'graded');

-- CreateTable
CREATE TABLE "QuizAttempt" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "sessionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "QuizAttemptStatus" NOT NULL DEFAULT 'in_progress',
    "questions" JSONB NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "minimumScore" INTEGER,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "savedAt" TIMESTAMPTZ(3),
    "deadlineAt" TIMESTAMPTZ(3),
    "submittedAt" TIMESTAMPTZ(3),
    "isExpired" BOOLEAN NOT NULL DEFAULT false,
    "points" INTEGER,
    "maxPoints" INTEGER NOT NULL,

    CONSTRAINT "QuizAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "QuizAttempt_sessionId_number_key" ON "QuizAttempt"("sessionId", "number");

-- AddForeignKey
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "LessonSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say
CREATE UNIQUE INDEX "QuizAttempt_one_in_progress" ON "QuizAttempt"("sessionId") WHERE status = 'in_progress';
CREATE INDEX "QuizAttempt_due" ON "QuizAttempt"("deadlineAt") WHERE status = 'in_progress';
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_counts" CHECK ("number" > 0 AND "revision" >= 0 AND "maxPoints" > 0 AND "minimumScore" BETWEEN 0 AND 100);
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_points" CHECK ("points" BETWEEN 0 AND "maxPoints");
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_graded" CHECK ((status = 'graded') = ("submittedAt" IS NOT NULL) AND (status = 'graded') = ("points" IS NOT NULL));
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_times" CHECK ("deadlineAt" > "startedAt" AND (NOT "isExpired" OR ("deadlineAt" IS NOT NULL AND status = 'graded')));
