-- no transaction
-- Revoked certificates are few; the lists of revoked badges are read from them.
CREATE INDEX CONCURRENTLY "Certificate_revoked" ON "Certificate" (id) WHERE "revokedAt" IS NOT NULL;
