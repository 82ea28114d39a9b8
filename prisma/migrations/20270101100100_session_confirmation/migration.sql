-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "address" TEXT,
ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3);
