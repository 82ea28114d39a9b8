-- What was paid stays paid, whatever follows; and it is never owed back as a whole besides.
ALTER TABLE "Order" DROP CONSTRAINT "Order_paid_when_successful";
ALTER TABLE "Order" ADD CONSTRAINT "Order_paid_when_successful"
  CHECK ((status IN ('SUCCESS', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED')) = ("paidAt" IS NOT NULL));
ALTER TABLE "Order" DROP CONSTRAINT "Order_refund_only_unsuccessful";
ALTER TABLE "Order" ADD CONSTRAINT "Order_refund_only_unsuccessful" CHECK ("refundDueAt" IS NULL OR "paidAt" IS NULL);
