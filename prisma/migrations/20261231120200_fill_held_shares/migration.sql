-- no transaction
-- Adds the shares that were held before.
CALL in_batches('"LedgerEvent"', $$
  INSERT INTO "HeldShare" ("orderLineId", "mitraId", "heldUntil")
  SELECT l.id, v."mitraId", v."heldUntil" FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
  WHERE v.id = ANY($1::uuid[]) AND v.kind = 'sale' AND l."mitraShare" > 0
    AND NOT EXISTS (SELECT FROM "LedgerEvent" m WHERE m."orderLineId" = l.id AND m.kind IN ('maturity', 'refund'))
  ON CONFLICT DO NOTHING
$$);
