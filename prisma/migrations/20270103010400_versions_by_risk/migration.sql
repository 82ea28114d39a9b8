-- no transaction
CREATE INDEX CONCURRENTLY "ClassVersion_riskSigns_idx" ON "ClassVersion" USING GIN ("riskSigns");
