-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "nextCheckAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundDueAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Order_nextCheckAt_idx" ON "Order"("nextCheckAt");

-- Money is either taken or owed back.
ALTER TABLE "Order" ADD CONSTRAINT "Order_refund_only_unsuccessful" CHECK ("refundDueAt" IS NULL OR status <> 'SUCCESS');
