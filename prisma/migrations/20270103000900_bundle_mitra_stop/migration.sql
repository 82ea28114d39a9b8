-- AlterTable
ALTER TABLE "Bundle" ADD COLUMN "mitraStopId" UUID;

-- AddForeignKey
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_mitraStopId_fkey" FOREIGN KEY ("mitraStopId") REFERENCES "MitraStop"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_stop_suspends" CHECK ("mitraStopId" IS NULL OR "suspendedAt" IS NOT NULL) NOT VALID;
CREATE TRIGGER "Bundle_mitra_may_sell" AFTER UPDATE OF "statusApprove", "archiveAt", "suspendedAt" ON "Bundle"
  FOR EACH ROW WHEN (NEW."isOffered" AND NOT OLD."isOffered") EXECUTE FUNCTION refuse_sale_of_stopped_mitra();
