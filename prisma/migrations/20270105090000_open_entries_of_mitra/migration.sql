-- no transaction
CREATE INDEX CONCURRENTLY "LedgerEntry_mitraId_eventId_account_amount_idx" ON "LedgerEntry"("mitraId", "eventId", "account", "amount");
