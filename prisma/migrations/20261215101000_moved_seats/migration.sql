-- AlterTable
ALTER TABLE "LiveSession" ADD COLUMN     "moveToldAt" TIMESTAMPTZ(3);
