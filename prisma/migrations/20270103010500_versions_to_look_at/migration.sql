-- no transaction
-- Versions that nobody has looked at yet.
CREATE INDEX CONCURRENTLY "ClassVersion_to_look_at" ON "ClassVersion" ("publishedAt", id) WHERE "isUnreviewed" AND "lookedAt" IS NULL;
