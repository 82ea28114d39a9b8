-- AlterEnum
ALTER TYPE "DifferenceKind" ADD VALUE 'charged_back';

-- AlterEnum
ALTER TYPE "RefundWay" ADD VALUE 'chargeback';
