-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- Runs a statement for all rows of a table, in batches of its primary key, and commits after each: rows stay locked for
-- a batch only. The statement gets the keys of a batch as $1, a text[]; it may meet a row again after a crash. For
-- migrations without a transaction (docs/migrations.md).
CREATE PROCEDURE in_batches(target regclass, statement text, size int DEFAULT 1000) LANGUAGE plpgsql AS $$
DECLARE
  key text;
  kind text;
  last text;
  keys text[];
BEGIN
  SELECT quote_ident(attname), format_type(atttypid, NULL) INTO STRICT key, kind
  FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
  WHERE indrelid = target AND indisprimary;
  LOOP
    EXECUTE format(
      'SELECT array_agg(key::text ORDER BY key) FROM (SELECT %s AS key FROM %s %s ORDER BY 1 LIMIT %s) batch',
      key, target, CASE WHEN last IS NOT NULL THEN format('WHERE %s > %L::%s', key, last, kind) END, size
    ) INTO keys;
    EXIT WHEN keys IS NULL;
    EXECUTE statement USING keys;
    COMMIT;
    last := keys[cardinality(keys)];
  END LOOP;
END;
$$;
