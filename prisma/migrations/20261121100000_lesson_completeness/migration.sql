-- AlterTable
ALTER TABLE "Lesson" ADD COLUMN "isComplete" BOOLEAN NOT NULL DEFAULT false;
