-- Tells all processes whose notifications changed, so that open event streams can say so. A message holds 8,000 bytes at
-- most: 200 ids fit.
CREATE FUNCTION tell_whose_notifications_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notification_changed', string_agg("userId"::text, ',')) FROM (
    SELECT "userId", (row_number() OVER () - 1) / 200 AS message FROM (SELECT DISTINCT "userId" FROM changed) one
  ) numbered GROUP BY message;
  RETURN NULL;
END $$;

CREATE TRIGGER "Notification_inserted" AFTER INSERT ON "Notification" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_whose_notifications_changed();
CREATE TRIGGER "Notification_updated" AFTER UPDATE ON "Notification" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_whose_notifications_changed();

-- A login session that ends takes its event streams with it, in whichever process they are.
CREATE FUNCTION tell_that_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER "Session_ended" AFTER UPDATE OF "endedAt" ON "Session" FOR EACH ROW
  WHEN (OLD."endedAt" IS NULL AND NEW."endedAt" IS NOT NULL) EXECUTE FUNCTION tell_that_session_ended();
CREATE TRIGGER "Session_deleted" AFTER DELETE ON "Session" FOR EACH ROW
  WHEN (OLD."endedAt" IS NULL) EXECUTE FUNCTION tell_that_session_ended();
