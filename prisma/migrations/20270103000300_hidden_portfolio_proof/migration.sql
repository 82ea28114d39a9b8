-- no transaction
ALTER TABLE "PortfolioEntry" VALIDATE CONSTRAINT "PortfolioEntry_hidden_is_whole";
