-- no transaction
-- Lists the sales that were booked before.
CALL in_batches('"LedgerEvent"', $$
  INSERT INTO "Sale" (id, "mitraId", "orderLineId", "classId", "bundleId", "ticketId", "occurredAt", code, title, "listPrice", paid, fee, share)
  SELECT v.id, v."mitraId", l.id, l."classId", l."bundleId", l."ticketId", v."occurredAt", o.code, l.title, l."listPrice", l.paid, l.fee, l."mitraShare"
  FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId" JOIN "Order" o ON o.id = l."orderId"
  WHERE v.id = ANY($1::uuid[]) AND v.kind = 'sale'
  ON CONFLICT DO NOTHING
$$);
