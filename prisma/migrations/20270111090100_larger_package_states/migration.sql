-- Constraints, triggers and indexes that Prisma's schema cannot describe --------------------------------------------

-- A SCORM package has data of several parts, each with up to 64,000 characters of its own.
ALTER TABLE "PackageState"
  DROP CONSTRAINT "PackageState_value_check",
  ADD CONSTRAINT "PackageState_value_check" CHECK (octet_length("value") <= 262144) NOT VALID;
