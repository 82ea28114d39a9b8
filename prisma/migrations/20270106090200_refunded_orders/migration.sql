-- no transaction
-- Whole orders by the time when they were paid back.
CREATE INDEX CONCURRENTLY "Order_refunded" ON "Order" ("refundedAt") WHERE "refundedAt" IS NOT NULL;
