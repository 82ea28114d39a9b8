-- CreateTable
CREATE TABLE "PortfolioEntry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PortfolioEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PortfolioEntry_versionId_key" ON "PortfolioEntry"("versionId");

-- CreateIndex
CREATE INDEX "PortfolioEntry_userId_createdAt_id_idx" ON "PortfolioEntry"("userId", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "PortfolioEntry" ADD CONSTRAINT "PortfolioEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PortfolioEntry" ADD CONSTRAINT "PortfolioEntry_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "SubmissionVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "PortfolioEntry" ADD CONSTRAINT "PortfolioEntry_title_is_written" CHECK (title <> '');
