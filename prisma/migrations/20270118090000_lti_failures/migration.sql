-- AlterTable
ALTER TABLE "LtiGrade" ADD COLUMN "failingSince" TIMESTAMPTZ(3);

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "LtiGrade" ADD CONSTRAINT "LtiGrade_failure_is_whole" CHECK ("failingSince" IS NULL OR problem IS NOT NULL) NOT VALID;

-- Scores of a connection that is revoked are never due. A change leaves the failure: it ends with a success.
CREATE OR REPLACE FUNCTION lti_grade_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "LtiGrade" g SET "isDue" = TRUE, revision = g.revision + 1, tries = 0, "nextTryAt" = NULL
  FROM "LtiLink" l JOIN "LtiPlatform" p ON p.id = l."platformId" AND p."revokedAt" IS NULL
  WHERE g."participantId" = NEW.id AND l.id = g."linkId";
  RETURN NULL;
END $$;
