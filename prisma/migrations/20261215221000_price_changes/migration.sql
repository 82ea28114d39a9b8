-- CreateEnum
CREATE TYPE "PricePart" AS ENUM ('sale', 'normal', 'ticket', 'tier');

-- CreateTable
CREATE TABLE "PriceChange" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "part" "PricePart" NOT NULL,
    "ticketTitle" TEXT,
    "from" INTEGER,
    "to" INTEGER,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PriceChange_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "PriceChange_differs" CHECK ("from" IS DISTINCT FROM "to"),
    CONSTRAINT "PriceChange_ticket" CHECK (("part" IN ('ticket', 'tier')) = ("ticketTitle" IS NOT NULL))
);

-- CreateIndex
CREATE INDEX "PriceChange_classId_createdAt_id_idx" ON "PriceChange"("classId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceChange_actorId_idx" ON "PriceChange"("actorId");

-- AddForeignKey
ALTER TABLE "PriceChange" ADD CONSTRAINT "PriceChange_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceChange" ADD CONSTRAINT "PriceChange_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
