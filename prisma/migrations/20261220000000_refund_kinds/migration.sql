-- AlterEnum
ALTER TYPE "RefundReason" ADD VALUE 'requested';
ALTER TYPE "RefundReason" ADD VALUE 'granted';
ALTER TYPE "RefundReason" ADD VALUE 'gateway';
ALTER TYPE "RefundReason" ADD VALUE 'charged_back';

-- AlterEnum
ALTER TYPE "LedgerEventKind" ADD VALUE 'dispute';
ALTER TYPE "LedgerEventKind" ADD VALUE 'dispute_won';

-- AlterEnum
ALTER TYPE "SimulatedState" ADD VALUE 'refund';
ALTER TYPE "SimulatedState" ADD VALUE 'partial_refund';
ALTER TYPE "SimulatedState" ADD VALUE 'chargeback';

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'sales';
