-- CreateEnum
CREATE TYPE "PaymentAttempt" AS ENUM ('pending', 'review', 'refused');

-- CreateEnum
CREATE TYPE "RefundReason" AS ENUM ('already_owned', 'wrong_amount');

-- DropIndex
DROP INDEX "Order_status_expiresAt_idx";

-- DropIndex
DROP INDEX "PaymentEvent_processedAt_receivedAt_idx";

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "attempt" "PaymentAttempt",
ADD COLUMN     "attemptAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundAmount" INTEGER,
ADD COLUMN     "refundReason" "RefundReason",
ADD COLUMN     "refundReference" TEXT,
ADD COLUMN     "refundedAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundedById" UUID;

-- AlterTable
ALTER TABLE "PaymentEvent" ADD COLUMN     "nextTryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Order_refundDueAt_idx" ON "Order"("refundDueAt");

-- CreateIndex
CREATE INDEX "Order_refundedById_idx" ON "Order"("refundedById");

-- CreateIndex
CREATE INDEX "PaymentEvent_processedAt_nextTryAt_idx" ON "PaymentEvent"("processedAt", "nextTryAt");

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_refundedById_fkey" FOREIGN KEY ("refundedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was owed back so far was a class that the buyer had already.
UPDATE "Order" SET "refundReason" = 'already_owned', "refundAmount" = total WHERE "refundDueAt" IS NOT NULL;
ALTER TABLE "Order" ADD CONSTRAINT "Order_refund_has_reason" CHECK (("refundDueAt" IS NULL) = ("refundReason" IS NULL));
ALTER TABLE "Order" ADD CONSTRAINT "Order_refund_amount" CHECK ("refundAmount" IS NULL OR ("refundDueAt" IS NOT NULL AND "refundAmount" >= 0));
ALTER TABLE "Order" ADD CONSTRAINT "Order_refunded_with_reference"
  CHECK (("refundedAt" IS NULL) = ("refundReference" IS NULL) AND ("refundedAt" IS NULL OR "refundDueAt" IS NOT NULL)
    AND ("refundedById" IS NULL OR "refundedAt" IS NOT NULL));
ALTER TABLE "Order" ADD CONSTRAINT "Order_attempt_has_time" CHECK ((attempt IS NULL) = ("attemptAt" IS NULL));

-- One job asks about orders and ends them; an order that waits is always looked at again.
UPDATE "Order" SET "nextCheckAt" = least(coalesce("nextCheckAt", "expiresAt"), "expiresAt") WHERE status = 'PENDING';
UPDATE "Order" SET "nextCheckAt" = coalesce("nextCheckAt", now()) WHERE status = 'REVIEW';
ALTER TABLE "Order" ADD CONSTRAINT "Order_waiting_is_checked" CHECK (status NOT IN ('PENDING', 'REVIEW') OR "nextCheckAt" IS NOT NULL);
DO $$ BEGIN
  IF to_regclass('pgboss.schedule') IS NOT NULL THEN
    DELETE FROM pgboss.schedule WHERE name = 'transaction.expire';
  END IF;
END $$;
