-- CreateTable
CREATE TABLE "HeldShare" (
    "orderLineId" UUID NOT NULL,
    "mitraId" UUID NOT NULL,
    "heldUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HeldShare_pkey" PRIMARY KEY ("orderLineId")
);

-- CreateIndex
CREATE INDEX "HeldShare_heldUntil_idx" ON "HeldShare"("heldUntil");

-- CreateIndex
CREATE INDEX "HeldShare_mitraId_heldUntil_idx" ON "HeldShare"("mitraId", "heldUntil");

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

CREATE FUNCTION hold_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "HeldShare" ("orderLineId", "mitraId", "heldUntil")
  SELECT l.id, v."mitraId", v."heldUntil" FROM added v JOIN "OrderLine" l ON l.id = v."orderLineId" WHERE v.kind = 'sale' AND l."mitraShare" > 0;
  DELETE FROM "HeldShare" h USING added v WHERE h."orderLineId" = v."orderLineId" AND v.kind IN ('maturity', 'refund');
  RETURN NULL;
END
$$;
CREATE TRIGGER "LedgerEvent_holds_shares" AFTER INSERT ON "LedgerEvent"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hold_shares();
