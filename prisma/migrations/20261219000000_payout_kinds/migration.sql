-- AlterEnum
ALTER TYPE "LedgerEventKind" ADD VALUE 'payout_request';
ALTER TYPE "LedgerEventKind" ADD VALUE 'payout_payment';
ALTER TYPE "LedgerEventKind" ADD VALUE 'payout_return';
