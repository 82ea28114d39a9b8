-- AlterTable
ALTER TABLE "BundleItem" ADD COLUMN "reason" TEXT NOT NULL DEFAULT '';

-- Constraints, triggers and indexes that Prisma's schema cannot describe ----------------------------------------------

ALTER TABLE "BundleItem" ADD CONSTRAINT "BundleItem_reason_is_short" CHECK (char_length("reason") <= 160) NOT VALID;
