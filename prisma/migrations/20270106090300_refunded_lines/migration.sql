-- no transaction
-- Lines by the time when they were paid back.
CREATE INDEX CONCURRENTLY "LineRefund_refunded" ON "LineRefund" ("refundedAt") WHERE "refundedAt" IS NOT NULL;
