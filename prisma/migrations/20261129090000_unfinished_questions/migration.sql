-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN     "unfinishedQuestions" INTEGER NOT NULL DEFAULT 0;

-- What `questionProblem` of the contract says of the questions stored so far.
UPDATE "Lesson" SET "unfinishedQuestions" = (
  SELECT count(*)
  FROM jsonb_array_elements(content->'questions') question,
    LATERAL (
      SELECT count(*) AS options,
        count(*) FILTER (WHERE (option->>'isCorrect')::boolean) AS correct,
        count(*) FILTER (WHERE btrim(option->>'text') = '') AS blank
      FROM jsonb_array_elements(question->'options') option
    ) counted
  WHERE btrim(question->>'text') = '' OR options < 2 OR blank > 0 OR correct = 0
    OR question->>'type' <> 'multiple-choice' AND correct > 1
    OR question->>'type' = 'true-false' AND options <> 2
) WHERE type = 'quiz';
