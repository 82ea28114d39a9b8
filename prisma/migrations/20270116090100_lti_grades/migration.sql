-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- A score is due whenever the progress changes, by whatever changes it; a job sends it within a minute.
CREATE FUNCTION lti_grade_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "LtiGrade" SET "isDue" = TRUE, revision = revision + 1, tries = 0, "nextTryAt" = NULL, problem = NULL
  WHERE "participantId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "Participant_lti_grade_due" AFTER UPDATE OF progress ON "Participant"
  FOR EACH ROW WHEN (OLD.progress IS DISTINCT FROM NEW.progress) EXECUTE FUNCTION lti_grade_due();
