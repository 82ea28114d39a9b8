-- AlterTable
ALTER TABLE "Class" ADD COLUMN "mitraStopId" UUID;

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_mitraStopId_fkey" FOREIGN KEY ("mitraStopId") REFERENCES "MitraStop"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "Class" ADD CONSTRAINT "Class_stop_suspends" CHECK ("mitraStopId" IS NULL OR "suspendedAt" IS NOT NULL) NOT VALID;
CREATE TRIGGER "Class_mitra_may_sell" AFTER UPDATE OF "statusApprove", "archiveAt", "suspendedAt" ON "Class"
  FOR EACH ROW WHEN (NEW."isForSale" AND NOT OLD."isForSale") EXECUTE FUNCTION refuse_sale_of_stopped_mitra();
