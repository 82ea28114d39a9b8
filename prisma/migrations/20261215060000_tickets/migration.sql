-- CreateEnum
CREATE TYPE "TicketKind" AS ENUM ('regular', 'additional');

-- CreateEnum
CREATE TYPE "TicketStock" AS ENUM ('held', 'sold', 'released');

-- CreateEnum
CREATE TYPE "WaitingState" AS ENUM ('waiting', 'offered', 'taken', 'lapsed', 'left');

-- AlterEnum
ALTER TYPE "LedgerEventKind" ADD VALUE 'refund';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "RefundReason" ADD VALUE 'sold_out';
ALTER TYPE "RefundReason" ADD VALUE 'without_seat';
ALTER TYPE "RefundReason" ADD VALUE 'webinar_cancelled';
ALTER TYPE "RefundReason" ADD VALUE 'session_moved';

-- DropIndex
DROP INDEX "OrderLine_orderId_classId_key";

-- DropIndex
DROP INDEX "OrderLine_waitingUserId_classId_key";

-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "quantity" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "ticketId" UUID;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "quantity" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "stock" "TicketStock",
ADD COLUMN     "ticketId" UUID,
ADD COLUMN     "ticketKind" "TicketKind",
ADD COLUMN     "tierId" UUID;

-- CreateTable
CREATE TABLE "SeatStock" (
    "classId" UUID NOT NULL,
    "quota" INTEGER,
    "held" INTEGER NOT NULL DEFAULT 0,
    "sold" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SeatStock_pkey" PRIMARY KEY ("classId")
);

-- CreateTable
CREATE TABLE "Ticket" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "kind" "TicketKind" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price" INTEGER NOT NULL,
    "quota" INTEGER,
    "held" INTEGER NOT NULL DEFAULT 0,
    "sold" INTEGER NOT NULL DEFAULT 0,
    "saleStartsAt" TIMESTAMPTZ(3),
    "saleEndsAt" TIMESTAMPTZ(3),
    "perOrder" INTEGER NOT NULL DEFAULT 1,
    "perUser" INTEGER NOT NULL DEFAULT 1,
    "position" INTEGER NOT NULL,
    "archivedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TicketTier" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "ticketId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "count" INTEGER,
    "taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TicketTier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WaitingEntry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "ticketId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "state" "WaitingState" NOT NULL DEFAULT 'waiting',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "offeredAt" TIMESTAMPTZ(3),
    "offerEndsAt" TIMESTAMPTZ(3),

    CONSTRAINT "WaitingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LineRefund" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderLineId" UUID NOT NULL,
    "reason" "RefundReason" NOT NULL,
    "amount" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "refundedAt" TIMESTAMPTZ(3),
    "refundReference" TEXT,
    "refundedById" UUID,

    CONSTRAINT "LineRefund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Ticket_classId_position_idx" ON "Ticket"("classId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Ticket_id_classId_kind_key" ON "Ticket"("id", "classId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "TicketTier_ticketId_position_key" ON "TicketTier"("ticketId", "position");

-- CreateIndex
CREATE INDEX "WaitingEntry_ticketId_state_createdAt_id_idx" ON "WaitingEntry"("ticketId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_userId_idx" ON "WaitingEntry"("userId");

-- CreateIndex
CREATE INDEX "WaitingEntry_state_offerEndsAt_idx" ON "WaitingEntry"("state", "offerEndsAt");

-- CreateIndex
CREATE UNIQUE INDEX "LineRefund_orderLineId_key" ON "LineRefund"("orderLineId");

-- CreateIndex
CREATE INDEX "LineRefund_dueAt_idx" ON "LineRefund"("dueAt");

-- CreateIndex
CREATE INDEX "LineRefund_refundedById_idx" ON "LineRefund"("refundedById");

-- CreateIndex
CREATE INDEX "CartItem_ticketId_idx" ON "CartItem"("ticketId");

-- CreateIndex
CREATE UNIQUE INDEX "CartItem_userId_ticketId_key" ON "CartItem"("userId", "ticketId");

-- CreateIndex
CREATE INDEX "OrderLine_orderId_idx" ON "OrderLine"("orderId");

-- CreateIndex
CREATE INDEX "OrderLine_waitingUserId_idx" ON "OrderLine"("waitingUserId");

-- CreateIndex
CREATE INDEX "OrderLine_ticketId_idx" ON "OrderLine"("ticketId");

-- CreateIndex
CREATE INDEX "OrderLine_tierId_idx" ON "OrderLine"("tierId");

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatStock" ADD CONSTRAINT "SeatStock_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_classId_fkey" FOREIGN KEY ("classId") REFERENCES "SeatStock"("classId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TicketTier" ADD CONSTRAINT "TicketTier_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_ticketId_classId_ticketKind_fkey" FOREIGN KEY ("ticketId", "classId", "ticketKind") REFERENCES "Ticket"("id", "classId", "kind") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_tierId_fkey" FOREIGN KEY ("tierId") REFERENCES "TicketTier"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineRefund" ADD CONSTRAINT "LineRefund_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineRefund" ADD CONSTRAINT "LineRefund_refundedById_fkey" FOREIGN KEY ("refundedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Stock is never negative, and never more than there is.
ALTER TABLE "SeatStock" ADD CONSTRAINT "SeatStock_within_quota" CHECK (held >= 0 AND sold >= 0 AND held + sold <= quota);
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_within_quota" CHECK (held >= 0 AND sold >= 0 AND held + sold <= quota);
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_price_bounds" CHECK (price = 0 OR price BETWEEN 10000 AND 100000000);
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_sale_period" CHECK ("saleEndsAt" > "saleStartsAt");
-- A seat is for its buyer.
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_limits" CHECK (
  "perOrder" BETWEEN 1 AND 10 AND "perUser" BETWEEN "perOrder" AND 10 AND (kind = 'additional' OR ("perOrder" = 1 AND "perUser" = 1)));
ALTER TABLE "TicketTier" ADD CONSTRAINT "TicketTier_price_bounds" CHECK (price = 0 OR price BETWEEN 10000 AND 100000000);
ALTER TABLE "TicketTier" ADD CONSTRAINT "TicketTier_bound" CHECK ("endsAt" IS NOT NULL OR count IS NOT NULL);
ALTER TABLE "TicketTier" ADD CONSTRAINT "TicketTier_within_count" CHECK (taken >= 0 AND (count IS NULL OR (count >= 1 AND taken <= count)));

CREATE FUNCTION seat_stock_of_webinar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "Class" WHERE id = NEW."classId" AND kind = 'webinar') THEN
    RAISE EXCEPTION 'Class % is no webinar, so it has no seats', NEW."classId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "SeatStock_of_webinar" AFTER INSERT OR UPDATE OF "classId" ON "SeatStock" FOR EACH ROW EXECUTE FUNCTION seat_stock_of_webinar();

-- An order line with a ticket holds its stock exactly while the order waits.
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_ticket_whole" CHECK (
  num_nonnulls("ticketId", "ticketKind", stock) IN (0, 3) AND ("ticketId" IS NULL OR "bundleId" IS NULL) AND ("tierId" IS NULL OR "ticketId" IS NOT NULL));
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_quantity" CHECK (quantity BETWEEN 1 AND 10 AND (quantity = 1 OR "ticketKind" = 'additional'));
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_held_while_waiting" CHECK (stock IS NULL OR (stock = 'held') = ("waitingUserId" IS NOT NULL));
CREATE UNIQUE INDEX "OrderLine_orderId_classId_key" ON "OrderLine" ("orderId", "classId") WHERE "ticketKind" IS DISTINCT FROM 'additional';
CREATE UNIQUE INDEX "OrderLine_orderId_ticketId_key" ON "OrderLine" ("orderId", "ticketId") WHERE "ticketId" IS NOT NULL;
CREATE UNIQUE INDEX "OrderLine_waitingUserId_classId_key" ON "OrderLine" ("waitingUserId", "classId") WHERE "ticketKind" IS DISTINCT FROM 'additional';
CREATE UNIQUE INDEX "OrderLine_waitingUserId_ticketId_key" ON "OrderLine" ("waitingUserId", "ticketId") WHERE "ticketId" IS NOT NULL;

-- A class, a bundle, or an additional ticket.
ALTER TABLE "CartItem" DROP CONSTRAINT "CartItem_class_or_bundle";
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_one_offer" CHECK (
  num_nonnulls("classId", "bundleId") = CASE WHEN "ticketId" IS NULL THEN 1 ELSE num_nonnulls("classId") END);
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_quantity" CHECK (
  quantity BETWEEN 1 AND 10 AND (quantity = 1 OR num_nonnulls("classId", "bundleId") = 0));

-- Somebody waits once for a ticket, and an offer has its time.
CREATE UNIQUE INDEX "WaitingEntry_once" ON "WaitingEntry" ("ticketId", "userId") WHERE state IN ('waiting', 'offered');
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_offer" CHECK (
  num_nonnulls("offeredAt", "offerEndsAt") IN (0, 2)
  AND CASE state WHEN 'waiting' THEN "offeredAt" IS NULL WHEN 'left' THEN TRUE ELSE "offeredAt" IS NOT NULL END);

ALTER TABLE "LineRefund" ADD CONSTRAINT "LineRefund_amount_positive" CHECK (amount > 0);
ALTER TABLE "LineRefund" ADD CONSTRAINT "LineRefund_paid_whole" CHECK (
  ("refundedAt" IS NULL) = ("refundReference" IS NULL) AND ("refundedById" IS NULL OR "refundedAt" IS NOT NULL));

-- A webinar that has a price so far has one regular ticket, with its promotion as early bird.
INSERT INTO "SeatStock" ("classId") SELECT id FROM "Class" WHERE kind = 'webinar' AND "salePrice" IS NOT NULL;
INSERT INTO "Ticket" ("classId", kind, title, price, position, "updatedAt")
SELECT c.id, 'regular', 'Tiket reguler', coalesce(c."normalPrice", c."salePrice"), 0, c."updatedAt" FROM "Class" c JOIN "SeatStock" s ON s."classId" = c.id;
INSERT INTO "TicketTier" ("ticketId", position, price, "endsAt")
SELECT t.id, 0, c."salePrice", coalesce(c."promotionEndsAt", c."startsAt", c."updatedAt")
FROM "Ticket" t JOIN "Class" c ON c.id = t."classId" WHERE c."normalPrice" IS NOT NULL;
UPDATE "OrderLine" l SET "ticketId" = t.id, "ticketKind" = 'regular', stock = 'sold'
FROM "Ticket" t, "Order" o WHERE t."classId" = l."classId" AND o.id = l."orderId" AND l."bundleId" IS NULL AND o.status = 'SUCCESS';
UPDATE "Ticket" t SET sold = (SELECT count(*) FROM "OrderLine" l WHERE l."ticketId" = t.id);
UPDATE "SeatStock" s SET sold = t.sold FROM "Ticket" t WHERE t."classId" = s."classId";
