-- no transaction
-- Index of whole orders by the time of their refund.
CREATE INDEX CONCURRENTLY "Order_refunded" ON "Order" ("refundedAt") WHERE "refundedAt" IS NOT NULL;
