-- It counted tries while the gateway was down, too.
ALTER TABLE "RefundPayment" RENAME COLUMN "tries" TO "refused";
UPDATE "RefundPayment" SET refused = 0;

-- What a lost chargeback took was written as paid in the way that was tried before.
UPDATE "RefundPayment" p SET way = 'chargeback', "nextTryAt" = NULL
FROM "LineRefund" r JOIN "OrderLine" l ON l.id = r."orderLineId" JOIN "Order" o ON o.id = l."orderId"
WHERE r.id = p.id AND o."disputedAt" IS NOT NULL AND o."disputeWonAt" IS NULL AND r."refundReference" = o.code;

-- At the end of its transaction money that operators sent went to an account, and not while the payment is disputed.
CREATE FUNCTION refund_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "RefundPayment" p JOIN "Order" o ON o.id = p."orderId"
    WHERE p.id = NEW.id AND p.way = 'bank'
      AND (o.status = 'DISPUTED' OR NOT EXISTS (SELECT FROM "RefundAccount" a WHERE a."orderId" = o.id))) THEN
    RAISE EXCEPTION 'Refund % cannot have been transferred', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "LineRefund_transferred" AFTER UPDATE OF "refundedAt" ON "LineRefund" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."refundedAt" IS NULL AND NEW."refundedAt" IS NOT NULL) EXECUTE FUNCTION refund_check_transfer();
CREATE CONSTRAINT TRIGGER "Order_transferred" AFTER UPDATE OF "refundedAt" ON "Order" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."refundedAt" IS NULL AND NEW."refundedAt" IS NOT NULL) EXECUTE FUNCTION refund_check_transfer();
