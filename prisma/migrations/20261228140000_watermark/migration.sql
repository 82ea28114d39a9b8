-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "hasWatermark" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "WorkingClass" ADD COLUMN     "hasWatermark" BOOLEAN NOT NULL DEFAULT false;
