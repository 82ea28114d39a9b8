-- no transaction
CREATE INDEX CONCURRENTLY "Order_paidAt_idx" ON "Order"("paidAt");
