-- Failed recordings are counted by the metrics.
CREATE INDEX "StreamTask_failed" ON "StreamTask" ("createdAt") WHERE state = 'failed';
