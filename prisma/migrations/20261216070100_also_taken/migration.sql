-- CreateTable
CREATE TABLE "AlsoTaken" (
    "classId" UUID NOT NULL,
    "otherId" UUID NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "AlsoTaken_pkey" PRIMARY KEY ("classId","otherId")
);

-- CreateIndex
CREATE INDEX "AlsoTaken_otherId_idx" ON "AlsoTaken"("otherId");

-- AddForeignKey
ALTER TABLE "AlsoTaken" ADD CONSTRAINT "AlsoTaken_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlsoTaken" ADD CONSTRAINT "AlsoTaken_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Fewer than three would tell of single people.
ALTER TABLE "AlsoTaken" ADD CONSTRAINT "AlsoTaken_count" CHECK ("count" >= 3),
  ADD CONSTRAINT "AlsoTaken_other" CHECK ("classId" <> "otherId");
CREATE TRIGGER "AlsoTaken_shown" AFTER INSERT OR UPDATE OR DELETE ON "AlsoTaken" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
