-- CreateEnum
CREATE TYPE "RefundWay" AS ENUM ('gateway', 'bank');

-- CreateEnum
CREATE TYPE "DifferenceKind" AS ENUM ('unpaid', 'amount', 'unknown_refund', 'missing_refund');

-- AlterTable
ALTER TABLE "LineRefund" ADD COLUMN     "note" TEXT;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "disputeWonAt" TIMESTAMPTZ(3),
ADD COLUMN     "disputedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "givenBackAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "SimulatedRefund" (
    "paymentId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "SimulatedRefund_pkey" PRIMARY KEY ("paymentId","key")
);

-- CreateTable
CREATE TABLE "RefundPayment" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "way" "RefundWay" NOT NULL,
    "nextTryAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "RefundPayment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RefundAccount" (
    "orderId" UUID NOT NULL,
    "bankCode" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "numberEnd" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RefundAccount_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "PaymentDifference" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderId" UUID NOT NULL,
    "kind" "DifferenceKind" NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER,
    "foundAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentDifference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RefundPayment_orderId_idx" ON "RefundPayment"("orderId");

-- CreateIndex
CREATE INDEX "RefundPayment_nextTryAt_idx" ON "RefundPayment"("nextTryAt");

-- CreateIndex
CREATE INDEX "RefundAccount_bankCode_idx" ON "RefundAccount"("bankCode");

-- CreateIndex
CREATE INDEX "PaymentDifference_endedAt_foundAt_idx" ON "PaymentDifference"("endedAt", "foundAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentDifference_orderId_kind_key_key" ON "PaymentDifference"("orderId", "kind", "key");

-- CreateIndex
CREATE INDEX "Order_disputedAt_idx" ON "Order"("disputedAt");

-- AddForeignKey
ALTER TABLE "SimulatedRefund" ADD CONSTRAINT "SimulatedRefund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "SimulatedPayment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundPayment" ADD CONSTRAINT "RefundPayment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundAccount" ADD CONSTRAINT "RefundAccount_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundAccount" ADD CONSTRAINT "RefundAccount_bankCode_fkey" FOREIGN KEY ("bankCode") REFERENCES "Bank"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentDifference" ADD CONSTRAINT "PaymentDifference_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- So far only seats were given back.
UPDATE "OrderLine" l SET "givenBackAt" = coalesce(r."dueAt", g."endedAt")
FROM "OrderLine" o LEFT JOIN "LineRefund" r ON r."orderLineId" = o.id LEFT JOIN "Grant" g ON g."orderLineId" = o.id
WHERE o.id = l.id AND (r.id IS NOT NULL OR g."endedAt" IS NOT NULL);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_given_back_after_payment" CHECK ("givenBackAt" IS NULL OR "waitingUserId" IS NULL);

ALTER TABLE "SimulatedRefund" ADD CONSTRAINT "SimulatedRefund_amount_positive" CHECK (amount > 0);
-- Only the gateway is tried again; operators pay the others.
ALTER TABLE "RefundPayment" ADD CONSTRAINT "RefundPayment_tried_at_gateway" CHECK (way = 'gateway' OR "nextTryAt" IS NULL);
ALTER TABLE "Order" ADD CONSTRAINT "Order_dispute_of_paid" CHECK (
  (status <> 'DISPUTED' OR ("disputedAt" IS NOT NULL AND "disputeWonAt" IS NULL))
  AND ("disputedAt" IS NULL OR "paidAt" IS NOT NULL) AND ("disputeWonAt" IS NULL OR "disputedAt" IS NOT NULL));

-- What is owed from before was left to operators, who may have paid it by hand already: it stays theirs.
INSERT INTO "RefundPayment" (id, "orderId", way)
SELECT id, id, 'bank'::"RefundWay" FROM "Order" WHERE "refundDueAt" IS NOT NULL
UNION ALL
SELECT r.id, l."orderId", 'bank'::"RefundWay" FROM "LineRefund" r JOIN "OrderLine" l ON l.id = r."orderLineId";
