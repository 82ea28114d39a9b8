-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "cover" TEXT;
