-- CreateEnum
CREATE TYPE "VoucherFunder" AS ENUM ('mitra', 'platform');

-- CreateEnum
CREATE TYPE "VoucherKind" AS ENUM ('percent', 'fixed', 'set');

-- CreateEnum
CREATE TYPE "VoucherScope" AS ENUM ('all', 'type', 'topic', 'class', 'bundle', 'mitra');

-- CreateEnum
CREATE TYPE "VoucherType" AS ENUM ('self_paced', 'webinar', 'intensive', 'bootcamp', 'bundling');

-- CreateEnum
CREATE TYPE "RedemptionState" AS ENUM ('held', 'used', 'released');

-- AlterEnum
ALTER TYPE "RefundReason" ADD VALUE 'voucher_used_up';

-- CreateTable
CREATE TABLE "Voucher" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "code" TEXT NOT NULL,
    "fundedBy" "VoucherFunder" NOT NULL,
    "mitraId" UUID,
    "kind" "VoucherKind" NOT NULL,
    "value" INTEGER NOT NULL,
    "maxDiscount" INTEGER,
    "minPurchase" INTEGER NOT NULL DEFAULT 0,
    "quota" INTEGER,
    "perUser" INTEGER DEFAULT 1,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "scope" "VoucherScope" NOT NULL DEFAULT 'all',
    "isFirstPurchaseOnly" BOOLEAN NOT NULL DEFAULT false,
    "isStackable" BOOLEAN NOT NULL DEFAULT true,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "held" INTEGER NOT NULL DEFAULT 0,
    "used" INTEGER NOT NULL DEFAULT 0,
    "isUsedUp" BOOLEAN NOT NULL GENERATED ALWAYS AS (quota IS NOT NULL AND held + used >= quota) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Voucher_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VoucherTarget" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "voucherId" UUID NOT NULL,
    "scope" "VoucherScope" NOT NULL,
    "type" "VoucherType",
    "categoryId" UUID,
    "classId" UUID,
    "bundleId" UUID,
    "mitraId" UUID,

    CONSTRAINT "VoucherTarget_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VoucherRedemption" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "voucherId" UUID NOT NULL,
    "fundedBy" "VoucherFunder" NOT NULL,
    "orderId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "state" "RedemptionState" NOT NULL,
    "discount" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "VoucherRedemption_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Voucher_code_key" ON "Voucher"("code");

-- CreateIndex
CREATE INDEX "Voucher_mitraId_createdAt_idx" ON "Voucher"("mitraId", "createdAt");

-- CreateIndex
CREATE INDEX "Voucher_fundedBy_createdAt_idx" ON "Voucher"("fundedBy", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Voucher_id_scope_key" ON "Voucher"("id", "scope");

-- CreateIndex
CREATE UNIQUE INDEX "Voucher_id_fundedBy_key" ON "Voucher"("id", "fundedBy");

-- CreateIndex
CREATE INDEX "VoucherTarget_voucherId_scope_idx" ON "VoucherTarget"("voucherId", "scope");

-- CreateIndex
CREATE INDEX "VoucherTarget_categoryId_idx" ON "VoucherTarget"("categoryId");

-- CreateIndex
CREATE INDEX "VoucherTarget_classId_idx" ON "VoucherTarget"("classId");

-- CreateIndex
CREATE INDEX "VoucherTarget_bundleId_idx" ON "VoucherTarget"("bundleId");

-- CreateIndex
CREATE INDEX "VoucherTarget_mitraId_idx" ON "VoucherTarget"("mitraId");

-- CreateIndex
CREATE INDEX "VoucherRedemption_voucherId_fundedBy_idx" ON "VoucherRedemption"("voucherId", "fundedBy");

-- CreateIndex
CREATE INDEX "VoucherRedemption_voucherId_userId_idx" ON "VoucherRedemption"("voucherId", "userId");

-- CreateIndex
CREATE INDEX "VoucherRedemption_userId_idx" ON "VoucherRedemption"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "VoucherRedemption_orderId_fundedBy_key" ON "VoucherRedemption"("orderId", "fundedBy");

-- AddForeignKey
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherTarget" ADD CONSTRAINT "VoucherTarget_voucherId_scope_fkey" FOREIGN KEY ("voucherId", "scope") REFERENCES "Voucher"("id", "scope") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "VoucherTarget" ADD CONSTRAINT "VoucherTarget_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherTarget" ADD CONSTRAINT "VoucherTarget_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherTarget" ADD CONSTRAINT "VoucherTarget_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherTarget" ADD CONSTRAINT "VoucherTarget_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherRedemption" ADD CONSTRAINT "VoucherRedemption_voucherId_fundedBy_fkey" FOREIGN KEY ("voucherId", "fundedBy") REFERENCES "Voucher"("id", "fundedBy") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "VoucherRedemption" ADD CONSTRAINT "VoucherRedemption_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoucherRedemption" ADD CONSTRAINT "VoucherRedemption_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_code_form" CHECK (code ~ '^[A-Z0-9]{4,20}$');
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_keeper" CHECK (("fundedBy" = 'mitra') = ("mitraId" IS NOT NULL));
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_scope_of_keeper" CHECK (scope <> 'mitra' OR "fundedBy" = 'platform');
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_value_bounds" CHECK (CASE kind
  WHEN 'percent' THEN value BETWEEN 1 AND 100
  WHEN 'fixed' THEN value BETWEEN 1 AND 100000000
  ELSE value = 0 OR value BETWEEN 10000 AND 100000000 END);
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_bound_of_percent" CHECK ("maxDiscount" IS NULL OR ("maxDiscount" > 0 AND kind = 'percent'));
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_limits" CHECK ("minPurchase" >= 0 AND quota > 0 AND "perUser" > 0);
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_period" CHECK ("endsAt" > "startsAt");
-- Nobody uses a voucher beyond its quota, whatever the code above says.
ALTER TABLE "Voucher" ADD CONSTRAINT "Voucher_within_quota" CHECK (held >= 0 AND used >= 0 AND held + used <= quota);

-- A target is of its voucher's scope, once, and a mitra's voucher names what is its own.
ALTER TABLE "VoucherTarget" ADD CONSTRAINT "VoucherTarget_of_scope" CHECK (num_nonnulls(type, "categoryId", "classId", "bundleId", "mitraId") = 1 AND CASE scope
  WHEN 'type' THEN type IS NOT NULL
  WHEN 'topic' THEN "categoryId" IS NOT NULL
  WHEN 'class' THEN "classId" IS NOT NULL
  WHEN 'bundle' THEN "bundleId" IS NOT NULL
  WHEN 'mitra' THEN "mitraId" IS NOT NULL
  ELSE FALSE END);
CREATE UNIQUE INDEX "VoucherTarget_once" ON "VoucherTarget" ("voucherId", type, "categoryId", "classId", "bundleId", "mitraId") NULLS NOT DISTINCT WHERE scope <> 'all';
CREATE FUNCTION voucher_target_of_keeper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "Voucher" v LEFT JOIN "Class" c ON c.id = NEW."classId" LEFT JOIN "Bundle" b ON b.id = NEW."bundleId"
    WHERE v.id = NEW."voucherId" AND v."mitraId" <> coalesce(c."mitraId", b."mitraId")) THEN
    RAISE EXCEPTION 'Voucher % names what is another mitra''s', NEW."voucherId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "VoucherTarget_of_keeper" AFTER INSERT OR UPDATE ON "VoucherTarget" FOR EACH ROW EXECUTE FUNCTION voucher_target_of_keeper();

-- Redemptions are counted at their voucher, under its lock: the quota is a check of the voucher, the limit of a buyer is counted here.
ALTER TABLE "VoucherRedemption" ADD CONSTRAINT "VoucherRedemption_discount_positive" CHECK (discount > 0);
CREATE FUNCTION voucher_count_redemptions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was "RedemptionState" := CASE WHEN TG_OP <> 'INSERT' THEN OLD.state END;
  becomes "RedemptionState" := CASE WHEN TG_OP <> 'DELETE' THEN NEW.state END;
  voucher uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."voucherId" ELSE NEW."voucherId" END;
  most integer;
BEGIN
  UPDATE "Voucher" SET
    held = held - (was IS NOT DISTINCT FROM 'held')::int + (becomes IS NOT DISTINCT FROM 'held')::int,
    used = used - (was IS NOT DISTINCT FROM 'used')::int + (becomes IS NOT DISTINCT FROM 'used')::int
  WHERE id = voucher RETURNING "perUser" INTO most;
  IF becomes <> 'released' AND (was IS NULL OR was = 'released') AND most < (
    SELECT count(*) FROM "VoucherRedemption" WHERE "voucherId" = voucher AND "userId" = NEW."userId" AND state <> 'released') THEN
    RAISE EXCEPTION 'Voucher % is used too often by %', voucher, NEW."userId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "VoucherRedemption_counted" AFTER INSERT OR UPDATE OF state OR DELETE ON "VoucherRedemption"
  FOR EACH ROW EXECUTE FUNCTION voucher_count_redemptions();

-- What a voucher saved is what the lines of its order say, and a mitra's voucher takes off its own classes only.
CREATE FUNCTION voucher_check_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "VoucherRedemption" r JOIN "Order" o ON o.id = r."orderId" WHERE r."orderId" = NEW."orderId" AND (
      o."userId" <> r."userId" OR r.discount <> (
        SELECT sum(CASE r."fundedBy" WHEN 'mitra' THEN l."voucherMitra" ELSE l."voucherPlatform" END) FROM "OrderLine" l WHERE l."orderId" = r."orderId")))
    OR EXISTS (
      SELECT FROM "VoucherRedemption" r JOIN "Voucher" v ON v.id = r."voucherId" JOIN "OrderLine" l ON l."orderId" = r."orderId" AND l."voucherMitra" > 0
        JOIN "Class" c ON c.id = l."classId"
      WHERE r."orderId" = NEW."orderId" AND r."fundedBy" = 'mitra' AND c."mitraId" <> v."mitraId") THEN
    RAISE EXCEPTION 'The vouchers of order % are not what its lines say', NEW."orderId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "VoucherRedemption_of_lines" AFTER INSERT OR UPDATE OF discount, "orderId", "userId", "voucherId" ON "VoucherRedemption"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION voucher_check_order();
CREATE CONSTRAINT TRIGGER "OrderLine_of_vouchers" AFTER UPDATE OF "voucherMitra", "voucherPlatform", "orderId" ON "OrderLine"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION voucher_check_order();
