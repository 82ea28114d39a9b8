-- no transaction
-- Removes the shares that became free while the others were added.
CALL in_batches('"HeldShare"', $$
  DELETE FROM "HeldShare" h WHERE h."orderLineId" = ANY($1::uuid[])
    AND EXISTS (SELECT FROM "LedgerEvent" m WHERE m."orderLineId" = h."orderLineId" AND m.kind IN ('maturity', 'refund'))
$$);
