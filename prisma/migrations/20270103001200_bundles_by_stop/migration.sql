-- no transaction
CREATE INDEX CONCURRENTLY "Bundle_mitraStopId_idx" ON "Bundle"("mitraStopId");
