ALTER TABLE "Submission" ADD COLUMN "remindedStage" SMALLINT NOT NULL DEFAULT 0;

-- What is handed in again waits anew.
CREATE FUNCTION reset_reminded_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."remindedStage" := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER reset_reminded_stage BEFORE UPDATE OF "submittedAt" ON "Submission"
  FOR EACH ROW WHEN (OLD."submittedAt" IS DISTINCT FROM NEW."submittedAt") EXECUTE FUNCTION reset_reminded_stage();

CREATE INDEX "Submission_waiting_idx" ON "Submission" ("submittedAt")
  WHERE state IN ('submitted', 'in_review') AND "remindedStage" < 3;
