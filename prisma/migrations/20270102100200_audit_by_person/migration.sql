-- no transaction
CREATE INDEX CONCURRENTLY "AuditEntry_personId_createdAt_idx" ON "AuditEntry"("personId", "createdAt");
