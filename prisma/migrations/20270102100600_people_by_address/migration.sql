-- no transaction
CREATE INDEX CONCURRENTLY "User_email_idx" ON "User" USING GIN ("email" gin_trgm_ops);
