-- CreateTable
CREATE TABLE "SalesFigure" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "classId" UUID NOT NULL,
    "bundleId" UUID,
    "lines" INTEGER NOT NULL,
    "sales" INTEGER NOT NULL,
    "listPrice" BIGINT NOT NULL,
    "voucherMitra" BIGINT NOT NULL,
    "voucherPlatform" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "share" BIGINT NOT NULL,
    "refundedLines" INTEGER NOT NULL,
    "refundedShare" BIGINT NOT NULL,
    "isMerged" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SalesFigure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SalesFigure_mitraId_day_classId_idx" ON "SalesFigure"("mitraId", "day", "classId");

-- What the job that merges rows takes up.
CREATE INDEX "SalesFigure_to_merge" ON "SalesFigure" ("day", "mitraId") WHERE NOT "isMerged";

-- The sales of a mitra in the order of their list, without the other events of the ledger.
CREATE INDEX "LedgerEvent_sales" ON "LedgerEvent" ("mitraId", "occurredAt", id) WHERE kind = 'sale';

-- Who completed a class within a period.
CREATE INDEX "Participant_completed" ON "Participant" ("classId", "completedAt") WHERE "completedAt" IS NOT NULL;

-- Counts what a statement adds to the ledger. Lines of a bundle are one sale of it, as long as any of them is kept.
CREATE FUNCTION count_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SalesFigure" ("mitraId", day, "classId", "bundleId", lines, sales, "listPrice", "voucherMitra", "voucherPlatform", fee, share, "refundedLines", "refundedShare")
  WITH changed AS MATERIALIZED (
    SELECT v."mitraId", v.kind, (s."occurredAt" AT TIME ZONE 'Asia/Jakarta')::date AS day, CASE v.kind WHEN 'sale' THEN 1 ELSE -1 END AS sign, l.*
    FROM added v
    JOIN "OrderLine" l ON l.id = v."orderLineId"
    JOIN "LedgerEvent" s ON s."orderLineId" = l.id AND s.kind = 'sale'
    WHERE v.kind IN ('sale', 'refund')
  ), bundled AS (
    SELECT "orderId", "bundleId", (min(id::text))::uuid AS "lineId", sum(sign) AS change FROM changed WHERE "bundleId" IS NOT NULL GROUP BY 1, 2
  ), kept AS (
    SELECT b."lineId", b.change, count(s.id) AS lines
    FROM bundled b
    JOIN "OrderLine" k ON k."orderId" = b."orderId" AND k."bundleId" = b."bundleId"
    LEFT JOIN "LedgerEvent" s ON s."orderLineId" = k.id AND s.kind = 'sale'
      AND NOT EXISTS (SELECT FROM "LedgerEvent" r WHERE r."orderLineId" = k.id AND r.kind = 'refund')
    GROUP BY 1, 2
  )
  SELECT c."mitraId", c.day, c."classId", c."bundleId", sum(sign),
    coalesce(sum(CASE WHEN c."bundleId" IS NULL THEN sign ELSE (k.lines > 0)::int - (k.lines - k.change > 0)::int END), 0),
    sum(sign * c."listPrice"::bigint), sum(sign * c."voucherMitra"::bigint), sum(sign * c."voucherPlatform"::bigint), sum(sign * c.fee::bigint), sum(sign * c."mitraShare"::bigint),
    count(*) FILTER (WHERE kind = 'refund'), coalesce(sum(c."mitraShare"::bigint) FILTER (WHERE kind = 'refund'), 0)
  FROM changed c LEFT JOIN kept k ON k."lineId" = c.id
  GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
CREATE TRIGGER "LedgerEvent_counts_sales" AFTER INSERT ON "LedgerEvent"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_sales();

-- What was sold before.
INSERT INTO "SalesFigure" ("mitraId", day, "classId", "bundleId", lines, sales, "listPrice", "voucherMitra", "voucherPlatform", fee, share, "refundedLines", "refundedShare", "isMerged")
SELECT "mitraId", day, "classId", "bundleId", count(*) FILTER (WHERE kept), count(*) FILTER (WHERE kept AND place = 1),
  coalesce(sum("listPrice"::bigint) FILTER (WHERE kept), 0), coalesce(sum("voucherMitra"::bigint) FILTER (WHERE kept), 0),
  coalesce(sum("voucherPlatform"::bigint) FILTER (WHERE kept), 0), coalesce(sum(fee::bigint) FILTER (WHERE kept), 0), coalesce(sum("mitraShare"::bigint) FILTER (WHERE kept), 0),
  count(*) FILTER (WHERE NOT kept), coalesce(sum("mitraShare"::bigint) FILTER (WHERE NOT kept), 0), true
FROM (
  SELECT l.*, v."mitraId", (v."occurredAt" AT TIME ZONE 'Asia/Jakarta')::date AS day, r.id IS NULL AS kept,
    CASE WHEN l."bundleId" IS NULL THEN 1 ELSE row_number() OVER (PARTITION BY l."orderId", l."bundleId", r.id IS NULL ORDER BY l.id) END AS place
  FROM "LedgerEvent" v
  JOIN "OrderLine" l ON l.id = v."orderLineId"
  LEFT JOIN "LedgerEvent" r ON r."orderLineId" = l.id AND r.kind = 'refund'
  WHERE v.kind = 'sale'
) sold
GROUP BY 1, 2, 3, 4;
