-- CreateTable
CREATE TABLE "LedgerProof" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "finishedAt" TIMESTAMPTZ(3) NOT NULL,
    "milliseconds" INTEGER NOT NULL CHECK ("milliseconds" >= 0),
    "differences" JSONB NOT NULL CHECK (jsonb_typeof("differences") = 'array'),

    CONSTRAINT "LedgerProof_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LedgerProof_finishedAt_idx" ON "LedgerProof"("finishedAt");
