-- DropIndex
DROP INDEX "PaymentEvent_gateway_orderCode_transactionId_transactionSta_key";

-- AlterTable
ALTER TABLE "PaymentEvent" ADD COLUMN     "statusCode" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE UNIQUE INDEX "PaymentEvent_gateway_orderCode_transactionId_transactionSta_key" ON "PaymentEvent"("gateway", "orderCode", "transactionId", "transactionStatus", "statusCode", "refundKey", "isRejected");
