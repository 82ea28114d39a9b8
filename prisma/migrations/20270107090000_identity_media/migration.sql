-- AlterEnum
ALTER TYPE "MediaPurpose" ADD VALUE 'identity';
