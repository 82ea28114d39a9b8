-- no transaction
CREATE INDEX CONCURRENTLY "ClassImport_mitraId_createdAt_id_idx" ON "ClassImport"("mitraId", "createdAt", "id");
