-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "manifest" JSONB;
