-- no transaction
-- Failed recordings are counted by the metrics.
CREATE INDEX CONCURRENTLY "StreamTask_failed" ON "StreamTask" ("createdAt") WHERE state = 'failed';
