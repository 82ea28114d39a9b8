-- AlterTable
ALTER TABLE "User" ADD COLUMN     "lockedAt" TIMESTAMPTZ(3);
