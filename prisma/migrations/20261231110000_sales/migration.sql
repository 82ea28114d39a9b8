-- CreateTable
CREATE TABLE "Sale" (
    "id" UUID NOT NULL,
    "mitraId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "bundleId" UUID,
    "ticketId" UUID,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "code" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "listPrice" INTEGER NOT NULL,
    "paid" INTEGER NOT NULL,
    "fee" INTEGER NOT NULL,
    "share" INTEGER NOT NULL,

    CONSTRAINT "Sale_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Sale_orderLineId_key" ON "Sale"("orderLineId");

-- CreateIndex
CREATE INDEX "Sale_mitraId_occurredAt_id_idx" ON "Sale"("mitraId", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "Sale_mitraId_title_id_idx" ON "Sale"("mitraId", "title", "id");

-- CreateIndex
CREATE INDEX "Sale_mitraId_listPrice_id_idx" ON "Sale"("mitraId", "listPrice", "id");

-- CreateIndex
CREATE INDEX "Sale_mitraId_paid_id_idx" ON "Sale"("mitraId", "paid", "id");

-- CreateIndex
CREATE INDEX "Sale_mitraId_fee_id_idx" ON "Sale"("mitraId", "fee", "id");

-- CreateIndex
CREATE INDEX "Sale_mitraId_share_id_idx" ON "Sale"("mitraId", "share", "id");

-- CreateIndex
CREATE INDEX "Sale_classId_occurredAt_id_idx" ON "Sale"("classId", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "Sale_bundleId_idx" ON "Sale"("bundleId");

-- CreateIndex
CREATE INDEX "Sale_ticketId_idx" ON "Sale"("ticketId");

-- CreateIndex
CREATE INDEX "Sale_code_idx" ON "Sale" USING GIN ("code" gin_trgm_ops);

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

CREATE TRIGGER "Sale_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "Sale" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION list_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Sale" (id, "mitraId", "orderLineId", "classId", "bundleId", "ticketId", "occurredAt", code, title, "listPrice", paid, fee, share)
  SELECT v.id, v."mitraId", l.id, l."classId", l."bundleId", l."ticketId", v."occurredAt", o.code, l.title, l."listPrice", l.paid, l.fee, l."mitraShare"
  FROM added v JOIN "OrderLine" l ON l.id = v."orderLineId" JOIN "Order" o ON o.id = l."orderId"
  WHERE v.kind = 'sale';
  RETURN NULL;
END
$$;
CREATE TRIGGER "LedgerEvent_lists_sales" AFTER INSERT ON "LedgerEvent"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION list_sales();
