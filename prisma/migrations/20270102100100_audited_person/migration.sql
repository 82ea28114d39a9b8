-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "personId" UUID;
