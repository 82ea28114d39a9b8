-- AlterEnum
ALTER TYPE "MediaPurpose" ADD VALUE 'import';
