-- no transaction
DROP INDEX CONCURRENTLY "LedgerEntry_mitraId_account_amount_idx";
