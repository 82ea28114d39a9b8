-- What the gateway or the bank took back by itself is written as paid from the start: an order tells of that money, too.
CREATE TRIGGER "LineRefund_inserted_paid" AFTER INSERT ON "LineRefund" FOR EACH ROW
  WHEN (NEW."refundedAt" IS NOT NULL) EXECUTE FUNCTION line_refund_changed();

-- Those of before, at their place in the order of time: of what was paid by us a moment passed between the two.
INSERT INTO "OrderEvent" (id, "orderId", kind, at, "paymentMethod")
SELECT uuidv7(r."refundedAt" - now() + interval '1 millisecond'), o.id, 'refund_paid', r."refundedAt", o."paymentMethod"
FROM "LineRefund" r JOIN "OrderLine" l ON l.id = r."orderLineId" JOIN "Order" o ON o.id = l."orderId"
WHERE r."refundedAt" = r."dueAt" AND NOT EXISTS (
  SELECT FROM "OrderEvent" e WHERE e."orderId" = o.id AND e.kind = 'refund_paid' AND e.at = r."refundedAt");
