-- AlterEnum
ALTER TYPE "StreamTaskState" ADD VALUE 'cancelled';
