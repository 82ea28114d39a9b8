-- AlterTable
ALTER TABLE "LedgerProof" ADD COLUMN     "isFull" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "LedgerPeriod" (
    "number" SERIAL NOT NULL,
    "lastEventId" UUID NOT NULL,
    "through" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "events" INTEGER NOT NULL,

    CONSTRAINT "LedgerPeriod_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "LedgerPeriodTotal" (
    "periodNumber" INTEGER NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "entries" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "LedgerPeriodTotal_pkey" PRIMARY KEY ("periodNumber","account")
);

-- CreateTable
CREATE TABLE "ClosedBalance" (
    "mitraId" UUID NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ClosedBalance_pkey" PRIMARY KEY ("mitraId","account")
);

-- CreateIndex
CREATE UNIQUE INDEX "LedgerPeriod_lastEventId_key" ON "LedgerPeriod"("lastEventId");

-- The proofs are few: one row a night.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "LedgerProof_isFull_finishedAt_idx" ON "LedgerProof"("isFull", "finishedAt");

-- AddForeignKey
ALTER TABLE "LedgerPeriodTotal" ADD CONSTRAINT "LedgerPeriodTotal_periodNumber_fkey" FOREIGN KEY ("periodNumber") REFERENCES "LedgerPeriod"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClosedBalance" ADD CONSTRAINT "ClosedBalance_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "LedgerPeriod" ADD CONSTRAINT "LedgerPeriod_has_events" CHECK (events > 0);
ALTER TABLE "LedgerPeriodTotal" ADD CONSTRAINT "LedgerPeriodTotal_has_entries" CHECK (entries > 0);
ALTER TABLE "ClosedBalance" ADD CONSTRAINT "ClosedBalance_of_mitra" CHECK (account IN ('held', 'available', 'payout_in_transit', 'paid_out', 'debt'));

CREATE TRIGGER "LedgerPeriod_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerPeriod" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "LedgerPeriodTotal_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerPeriodTotal" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "ClosedBalance_is_kept" BEFORE DELETE OR TRUNCATE ON "ClosedBalance" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Bookings share a lock that closing a period takes alone: none is under way while the end of a period is chosen.
CREATE FUNCTION ledger_enter_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('ledger.close', 0));
  RETURN NULL;
END
$$;
CREATE TRIGGER "LedgerEvent_enters_period" BEFORE INSERT ON "LedgerEvent" FOR EACH STATEMENT EXECUTE FUNCTION ledger_enter_period();
CREATE TRIGGER "LedgerEntry_enters_period" BEFORE INSERT ON "LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION ledger_enter_period();

-- Closed events stay as they are. A correction is another event, in the open period.
CREATE FUNCTION ledger_refuse_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed uuid := (SELECT "lastEventId" FROM "LedgerPeriod" ORDER BY "lastEventId" DESC LIMIT 1);
  late uuid;
BEGIN
  IF closed IS NULL THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'LedgerEvent' THEN
    SELECT id INTO late FROM added WHERE id <= closed LIMIT 1;
  ELSE
    SELECT "eventId" INTO late FROM added WHERE "eventId" <= closed LIMIT 1;
  END IF;
  IF late IS NOT NULL THEN
    RAISE EXCEPTION 'Ledger event % is in a closed period', late USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "LedgerEvent_is_open" AFTER INSERT ON "LedgerEvent"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_closed();
CREATE TRIGGER "LedgerEntry_is_open" AFTER INSERT ON "LedgerEntry"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_closed();

-- At the end of its transaction a period comes after all others and has totals that sum to zero, and the balances of all
-- mitra are those of all periods.
CREATE FUNCTION ledger_check_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "LedgerPeriod" WHERE number < NEW.number AND "lastEventId" >= NEW."lastEventId") THEN
    RAISE EXCEPTION 'Ledger period % is not after the last one', NEW.number USING ERRCODE = 'check_violation';
  END IF;
  IF NOT EXISTS (SELECT FROM "LedgerPeriodTotal" WHERE "periodNumber" = NEW.number HAVING sum(amount) = 0) THEN
    RAISE EXCEPTION 'Ledger period % does not balance', NEW.number USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM (
      SELECT account, amount FROM "LedgerPeriodTotal" WHERE account IN ('held', 'available', 'payout_in_transit', 'paid_out', 'debt')
      UNION ALL SELECT account, -amount FROM "ClosedBalance"
    ) both_sides GROUP BY account HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'Ledger period % is not in the balances of its mitra', NEW.number USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "LedgerPeriod_balances" AFTER INSERT ON "LedgerPeriod" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_period();
