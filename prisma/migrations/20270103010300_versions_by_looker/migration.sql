-- no transaction
CREATE INDEX CONCURRENTLY "ClassVersion_lookedById_idx" ON "ClassVersion"("lookedById");
