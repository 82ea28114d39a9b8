-- AlterEnum
ALTER TYPE "PayoutStatus" ADD VALUE 'returning' BEFORE 'rejected';
ALTER TYPE "PayoutStatus" ADD VALUE 'returned' BEFORE 'rejected';
