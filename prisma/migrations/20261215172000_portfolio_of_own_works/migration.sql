-- Works that were made elsewhere, and what of a portfolio stands on its owner's profile. Nobody was told of a profile
-- when they kept what is there already, so that is not shown until they say so.
ALTER TABLE "PortfolioEntry"
  ALTER COLUMN "versionId" DROP NOT NULL,
  ADD COLUMN "content" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "link" TEXT,
  ADD COLUMN "isShown" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "PortfolioEntry" ALTER COLUMN "isShown" SET DEFAULT true;
-- What was handed in is told by its version alone
ALTER TABLE "PortfolioEntry" ADD CONSTRAINT "PortfolioEntry_one_source" CHECK ("versionId" IS NULL OR ("content" = '' AND "link" IS NULL));

CREATE TABLE "PortfolioFile" (
  "entryId" UUID NOT NULL,
  "mediaId" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  CONSTRAINT "PortfolioFile_pkey" PRIMARY KEY ("entryId", "position"),
  CONSTRAINT "PortfolioFile_position_few" CHECK ("position" BETWEEN 0 AND 4)
);
CREATE UNIQUE INDEX "PortfolioFile_mediaId_key" ON "PortfolioFile"("mediaId");
ALTER TABLE "PortfolioFile" ADD CONSTRAINT "PortfolioFile_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "PortfolioEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PortfolioFile" ADD CONSTRAINT "PortfolioFile_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
