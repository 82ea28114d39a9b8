-- AlterTable
ALTER TABLE "LessonSession" ADD COLUMN     "extraAttempts" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "QuizAttempt" ADD COLUMN     "earned" JSONB NOT NULL DEFAULT '{}',
ALTER COLUMN "points" SET DATA TYPE DOUBLE PRECISION;

-- What Prisma's schema cannot say
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_extraAttempts" CHECK ("extraAttempts" BETWEEN 0 AND 100);

-- So far a question earned all of its points or none.
UPDATE "QuizAttempt" SET "earned" = (
  SELECT coalesce(jsonb_object_agg(question->>'id', CASE WHEN (
    SELECT array_agg(option->>'id' ORDER BY option->>'id')
    FROM jsonb_array_elements(question->'options') option WHERE (option->>'isCorrect')::boolean
  ) = (
    SELECT array_agg(given ORDER BY given) FROM jsonb_array_elements_text("answers"->(question->>'id')) given
  ) THEN (question->>'points')::int ELSE 0 END), '{}')
  FROM jsonb_array_elements("questions") question
) WHERE status = 'graded';
