-- no transaction
-- Orders whose payment is disputed now.
CREATE INDEX CONCURRENTLY "Order_disputed" ON "Order" ("disputedAt", id) WHERE status = 'DISPUTED';
