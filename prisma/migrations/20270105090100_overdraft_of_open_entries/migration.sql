-- The overdraft check reads the closed balance of the mitra and its open entries, instead of all that it ever earned. Its
-- booking shares the lock of the closing (ledger_enter_period), so no period is closed until it has committed.
CREATE OR REPLACE FUNCTION ledger_refuse_overdraft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Mitra" WHERE id = NEW."mitraId" FOR NO KEY UPDATE;
  IF (
    SELECT sum(amount) * CASE NEW.account WHEN 'debt' THEN -1 ELSE 1 END < 0 FROM (
      SELECT amount FROM "ClosedBalance" WHERE "mitraId" = NEW."mitraId" AND account = NEW.account
      UNION ALL SELECT amount FROM "LedgerEntry" WHERE "mitraId" = NEW."mitraId" AND account = NEW.account
        AND "eventId" > coalesce((SELECT "lastEventId" FROM "LedgerPeriod" ORDER BY "lastEventId" DESC LIMIT 1), '00000000-0000-0000-0000-000000000000')
    ) balance
  ) THEN
    RAISE EXCEPTION 'Ledger event % takes more than mitra % has as %', NEW."eventId", NEW."mitraId", NEW.account USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
