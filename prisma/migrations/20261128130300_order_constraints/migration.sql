-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "feePercent" INTEGER,
ADD COLUMN     "tax" INTEGER NOT NULL DEFAULT 0;

-- So far every fee was taken at 20 %; a line without a fee is told from one by its arithmetic.
UPDATE "OrderLine" SET "feePercent" = CASE WHEN fee = 0 AND "listPrice" - "voucherMitra" > 2 THEN 0 ELSE 20 END;
ALTER TABLE "OrderLine" ALTER COLUMN "feePercent" SET NOT NULL;

-- The fee is of what the mitra asks, rounded half up. A line of before that says otherwise stays as it was stored.
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_fee_of_rate" CHECK (
  "feePercent" BETWEEN 0 AND 100 AND fee = (("listPrice" - "voucherMitra")::bigint * "feePercent" + 50) / 100) NOT VALID;
DO $$ BEGIN
  ALTER TABLE "OrderLine" VALIDATE CONSTRAINT "OrderLine_fee_of_rate";
EXCEPTION WHEN check_violation THEN
  RAISE NOTICE 'Some lines of before have a fee of another rate';
END $$;
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_tax_within_fee" CHECK (tax BETWEEN 0 AND fee);

-- At the end of its transaction an order costs what its lines say was paid.
CREATE FUNCTION order_check_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[0];
BEGIN
  IF EXISTS (SELECT FROM "Order" o WHERE o.id = subject
      AND o.total <> (SELECT coalesce(sum(paid), 0) FROM "OrderLine" WHERE "orderId" = subject)) THEN
    RAISE EXCEPTION 'The total of order % is not the sum of its lines', subject USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "Order_total_of_lines" AFTER INSERT OR UPDATE OF total ON "Order" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION order_check_total('id');
CREATE CONSTRAINT TRIGGER "OrderLine_sums_to_total" AFTER INSERT OR UPDATE OF paid, "orderId" OR DELETE ON "OrderLine" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION order_check_total('orderId');

-- A line gives its own class to its own buyer, and nothing else.
CREATE FUNCTION grant_check_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "Participant" p JOIN "OrderLine" l ON l."classId" = p."classId" JOIN "Order" o ON o.id = l."orderId" AND o."userId" = p."userId"
    WHERE p.id = NEW."participantId" AND l.id = NEW."orderLineId") THEN
    RAISE EXCEPTION 'Grant % is of another class or buyer than its order line', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "Grant_of_own_line" AFTER INSERT OR UPDATE OF "participantId", "orderLineId" ON "Grant"
  FOR EACH ROW EXECUTE FUNCTION grant_check_line();

-- A sale is its class's mitra's. Only what was sold is freed, to the mitra that sold it, and never more than is held.
CREATE FUNCTION ledger_check_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'sale' AND NOT EXISTS (
    SELECT FROM "OrderLine" l JOIN "Class" c ON c.id = l."classId" WHERE l.id = NEW."orderLineId" AND c."mitraId" = NEW."mitraId") THEN
    RAISE EXCEPTION 'Ledger event % is a sale of another mitra', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.kind = 'maturity' AND NOT EXISTS (
    SELECT FROM "LedgerEvent" s WHERE s."orderLineId" = NEW."orderLineId" AND s.kind = 'sale' AND s."mitraId" = NEW."mitraId") THEN
    RAISE EXCEPTION 'Ledger event % frees what its mitra has not sold', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  IF (SELECT sum(e.amount) < 0 FROM "LedgerEvent" v JOIN "LedgerEntry" e ON e."eventId" = v.id
      WHERE v."orderLineId" = NEW."orderLineId" AND e.account = 'held') THEN
    RAISE EXCEPTION 'Ledger event % frees more than is held', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "LedgerEvent_of_own_line" AFTER INSERT ON "LedgerEvent" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_line();

-- The simulator's payments are of orders, and of money.
DELETE FROM "SimulatedPayment" s WHERE amount <= 0 OR NOT EXISTS (SELECT FROM "Order" o WHERE o."orderId" = s."orderCode");
ALTER TABLE "SimulatedPayment" ADD CONSTRAINT "SimulatedPayment_amount_positive" CHECK (amount > 0);

-- AddForeignKey
ALTER TABLE "SimulatedPayment" ADD CONSTRAINT "SimulatedPayment_orderCode_fkey" FOREIGN KEY ("orderCode") REFERENCES "Order"("orderId") ON DELETE CASCADE ON UPDATE CASCADE;
