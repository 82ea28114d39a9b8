-- no transaction
-- Refunds of whole orders that were not paid yet.
CREATE INDEX CONCURRENTLY "Order_unpaid_refund" ON "Order" ("refundDueAt", id) WHERE "refundDueAt" IS NOT NULL AND "refundedAt" IS NULL;
