-- AlterTable
ALTER TABLE "MitraApplication" ADD COLUMN "phone" TEXT;
