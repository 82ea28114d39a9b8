-- no transaction
DROP INDEX CONCURRENTLY "ClassImport_mitraId_idx";
