-- no transaction
-- Refunds of lines that were not paid yet.
CREATE INDEX CONCURRENTLY "LineRefund_unpaid" ON "LineRefund" ("dueAt", id) WHERE "refundedAt" IS NULL;
