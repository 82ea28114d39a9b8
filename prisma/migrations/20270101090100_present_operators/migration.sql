-- no transaction
-- Operators of before may do everything.
CALL in_batches('"User"', $$
  UPDATE "User" SET "staffRoles" = '{admin}' WHERE id = ANY($1::uuid[]) AND "isOperator" AND "staffRoles" = '{}'
$$);
