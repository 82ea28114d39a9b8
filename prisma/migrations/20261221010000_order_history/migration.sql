-- CreateEnum
CREATE TYPE "OrderEventKind" AS ENUM ('placed', 'pending', 'review', 'refused', 'paid', 'failed', 'expired', 'cancelled', 'replaced', 'partially_refunded', 'refunded', 'disputed', 'refund_due', 'refund_paid');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "replacedById" UUID;

-- CreateTable
CREATE TABLE "OrderEvent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderId" UUID NOT NULL,
    "kind" "OrderEventKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "paymentMethod" TEXT,

    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_idx" ON "OrderEvent"("orderId");

-- CreateIndex
CREATE INDEX "Order_replacedById_idx" ON "Order"("replacedById");

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_replacedById_fkey" FOREIGN KEY ("replacedById") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By another order.
ALTER TABLE "Order" ADD CONSTRAINT "Order_replaced_by_another" CHECK ("replacedById" <> id);

-- What was known of the orders so far.
INSERT INTO "OrderEvent" ("orderId", kind, at, "paymentMethod")
SELECT o.id, e.kind, e.at, o."paymentMethod"
FROM "Order" o CROSS JOIN LATERAL (VALUES
  ('placed'::"OrderEventKind", o."createdAt", 1),
  (o.attempt::text::"OrderEventKind", o."attemptAt", 2),
  ('paid', o."paidAt", 3),
  (CASE WHEN o.status NOT IN ('PENDING', 'REVIEW', 'SUCCESS') THEN lower(o.status::text) END::"OrderEventKind", o."updatedAt", 4),
  ('refund_due', o."refundDueAt", 5),
  ('refund_paid', o."refundedAt", 6)
) AS e (kind, at, step)
WHERE e.kind IS NOT NULL AND e.at IS NOT NULL ORDER BY o.id, e.step;

-- One row for each thing that happens, in the transaction in which it happens.
CREATE FUNCTION order_event(of_order "Order", kind "OrderEventKind", at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "OrderEvent" ("orderId", kind, at, "paymentMethod") VALUES (of_order.id, kind, at, of_order."paymentMethod")
$$;

CREATE FUNCTION order_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM order_event(NEW, 'placed', NEW."createdAt");
  IF NEW."paidAt" IS NOT NULL THEN
    PERFORM order_event(NEW, 'paid', NEW."paidAt");
  END IF;
  IF NEW.status NOT IN ('PENDING', 'REVIEW', 'SUCCESS') THEN
    PERFORM order_event(NEW, lower(NEW.status::text)::"OrderEventKind", now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_inserted" AFTER INSERT ON "Order" FOR EACH ROW EXECUTE FUNCTION order_inserted();

CREATE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.attempt IS NOT NULL AND (NEW.attempt, NEW."attemptAt") IS DISTINCT FROM (OLD.attempt, OLD."attemptAt") THEN
    PERFORM order_event(NEW, NEW.attempt::text::"OrderEventKind", coalesce(NEW."attemptAt", now()));
  END IF;
  IF NEW.status <> OLD.status THEN
    IF NEW.status = 'SUCCESS' THEN
      PERFORM order_event(NEW, 'paid', coalesce(NEW."paidAt", now()));
    ELSIF NEW.status NOT IN ('PENDING', 'REVIEW') THEN
      PERFORM order_event(NEW, lower(NEW.status::text)::"OrderEventKind", now());
    END IF;
  END IF;
  IF NEW."replacedById" IS NOT NULL AND OLD."replacedById" IS NULL THEN
    UPDATE "OrderEvent" SET kind = 'replaced' WHERE "orderId" = NEW.id AND kind = 'cancelled';
  END IF;
  IF NEW."refundDueAt" IS NOT NULL AND OLD."refundDueAt" IS NULL THEN
    PERFORM order_event(NEW, 'refund_due', NEW."refundDueAt");
  END IF;
  IF NEW."refundedAt" IS NOT NULL AND OLD."refundedAt" IS NULL THEN
    PERFORM order_event(NEW, 'refund_paid', NEW."refundedAt");
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_changed" AFTER UPDATE OF status, attempt, "attemptAt", "replacedById", "refundDueAt", "refundedAt" ON "Order"
  FOR EACH ROW EXECUTE FUNCTION order_changed();

-- Money of single lines that was paid back.
CREATE FUNCTION line_refund_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM order_event(o, 'refund_paid', NEW."refundedAt") FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o.id WHERE l.id = NEW."orderLineId";
  RETURN NULL;
END $$;
CREATE TRIGGER "LineRefund_paid" AFTER UPDATE OF "refundedAt" ON "LineRefund" FOR EACH ROW
  WHEN (OLD."refundedAt" IS NULL AND NEW."refundedAt" IS NOT NULL) EXECUTE FUNCTION line_refund_changed();
