-- no transaction
CREATE INDEX CONCURRENTLY "Class_mitraStopId_idx" ON "Class"("mitraStopId");
