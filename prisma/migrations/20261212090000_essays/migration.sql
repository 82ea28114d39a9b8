-- AlterEnum
ALTER TYPE "QuizAttemptStatus" ADD VALUE 'awaiting_manual' BEFORE 'graded';

-- AlterEnum
ALTER TYPE "QuestionType" ADD VALUE 'essay';

-- AlterTable
ALTER TABLE "QuizAttempt" ADD COLUMN     "feedback" TEXT;

-- Until a teacher has graded its essays, an attempt that was handed in has no points, and no other one begins.
ALTER TABLE "QuizAttempt" DROP CONSTRAINT "QuizAttempt_graded";
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_graded" CHECK ((status <> 'in_progress') = ("submittedAt" IS NOT NULL) AND (status = 'graded') = ("points" IS NOT NULL));
ALTER TABLE "QuizAttempt" DROP CONSTRAINT "QuizAttempt_times";
ALTER TABLE "QuizAttempt" ADD CONSTRAINT "QuizAttempt_times" CHECK ("deadlineAt" > "startedAt" AND (NOT "isExpired" OR ("deadlineAt" IS NOT NULL AND status <> 'in_progress')));
DROP INDEX "QuizAttempt_one_in_progress";
CREATE UNIQUE INDEX "QuizAttempt_one_open" ON "QuizAttempt"("sessionId") WHERE status <> 'graded';
