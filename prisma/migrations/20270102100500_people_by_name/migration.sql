-- no transaction
CREATE INDEX CONCURRENTLY "User_name_trgm" ON "User" USING GIN (person_name("fullname") gin_trgm_ops);
