-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('support', 'content', 'review', 'finance', 'admin');

-- AlterTable
ALTER TABLE "User" ADD COLUMN "staffRoles" "StaffRole"[] NOT NULL DEFAULT ARRAY[]::"StaffRole"[];

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- Roles are what counts, and "isOperator" follows them. The last release writes "isOperator" alone: its operators may do
-- everything, so they become admins.
CREATE FUNCTION derive_is_operator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."staffRoles" = coalesce(OLD."staffRoles", '{}') AND NEW."isOperator" <> (cardinality(NEW."staffRoles") > 0) THEN
    NEW."staffRoles" := CASE WHEN NEW."isOperator" THEN '{admin}' ELSE '{}' END::"StaffRole"[];
  END IF;
  NEW."isOperator" := cardinality(NEW."staffRoles") > 0;
  RETURN NEW;
END $$;

CREATE TRIGGER "User_is_operator" BEFORE INSERT OR UPDATE OF "isOperator", "staffRoles" ON "User"
  FOR EACH ROW EXECUTE FUNCTION derive_is_operator();
