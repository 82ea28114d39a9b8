-- no transaction
ALTER TABLE "LtiGrade" VALIDATE CONSTRAINT "LtiGrade_failure_is_whole";
