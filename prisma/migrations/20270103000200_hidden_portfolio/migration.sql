-- AlterTable
ALTER TABLE "PortfolioEntry" ADD COLUMN "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN "hiddenReason" TEXT;

-- A hidden work says why.
ALTER TABLE "PortfolioEntry" ADD CONSTRAINT "PortfolioEntry_hidden_is_whole" CHECK (("hiddenAt" IS NULL) = ("hiddenReason" IS NULL)) NOT VALID;
