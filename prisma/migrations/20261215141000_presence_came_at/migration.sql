-- Since when a tab is there. Rows are seconds old at most, so any value serves those of now.
ALTER TABLE "ClassPresence" ADD COLUMN "cameAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
