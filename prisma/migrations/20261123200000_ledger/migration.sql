-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('held', 'available', 'payout_in_transit', 'paid_out', 'debt', 'gateway_receivable', 'revenue', 'voucher_expense');

-- CreateEnum
CREATE TYPE "LedgerEventKind" AS ENUM ('sale', 'maturity');

-- CreateTable
CREATE TABLE "LedgerEvent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "LedgerEventKind" NOT NULL,
    "mitraId" UUID NOT NULL,
    "orderLineId" UUID,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "heldUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "eventId" UUID NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "mitraId" UUID,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("eventId","account")
);

-- CreateIndex
CREATE INDEX "LedgerEvent_mitraId_occurredAt_id_idx" ON "LedgerEvent"("mitraId", "occurredAt", "id");

-- CreateIndex
CREATE INDEX "LedgerEvent_kind_heldUntil_idx" ON "LedgerEvent"("kind", "heldUntil");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEvent_orderLineId_kind_key" ON "LedgerEvent"("orderLineId", "kind");

-- CreateIndex
CREATE INDEX "LedgerEntry_mitraId_account_amount_idx" ON "LedgerEntry"("mitraId", "account", "amount");

-- AddForeignKey
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "LedgerEvent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_amount_moves" CHECK (amount <> 0);
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_mitra_of_own_account"
  CHECK ((account IN ('held', 'available', 'payout_in_transit', 'paid_out', 'debt')) = ("mitraId" IS NOT NULL));
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_sale_of_line" CHECK ("orderLineId" IS NOT NULL OR kind NOT IN ('sale', 'maturity'));
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_held_by_sale" CHECK ((kind = 'sale') = ("heldUntil" IS NOT NULL));

-- The ledger is only ever added to.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % on "%" is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "LedgerEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerEvent" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "LedgerEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- At the end of its transaction an event has entries, of one mitra at most, that sum to zero.
CREATE FUNCTION ledger_balance_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM "LedgerEntry" WHERE "eventId" = subject HAVING sum(amount) = 0) THEN
    RAISE EXCEPTION 'Ledger event % does not balance', subject USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM "LedgerEntry" e JOIN "LedgerEvent" v ON v.id = e."eventId" WHERE v.id = subject AND e."mitraId" <> v."mitraId") THEN
    RAISE EXCEPTION 'Ledger event % concerns another mitra', subject USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "LedgerEvent_balances" AFTER INSERT ON "LedgerEvent" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balance_event('id');
CREATE CONSTRAINT TRIGGER "LedgerEntry_balances" AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balance_event('eventId');
