-- What was sold twice while a payment was disputed: the older sale gives access, and the proof of the books names the other.
UPDATE "Grant" g SET "endedAt" = now() FROM "Grant" older
WHERE g."endedAt" IS NULL AND older."participantId" = g."participantId" AND older."endedAt" IS NULL AND older.id < g.id;

-- Somebody has access to a class by one grant at a time: nobody pays for it twice.
CREATE UNIQUE INDEX "Grant_one_live" ON "Grant"("participantId") WHERE "endedAt" IS NULL;
