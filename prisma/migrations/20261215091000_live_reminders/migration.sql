-- How far participants were reminded of the session, while a reminder is on its way
ALTER TABLE "LiveSession" ADD COLUMN "dayRemindedId" UUID, ADD COLUMN "hourRemindedId" UUID;

-- Of other times everybody is reminded anew
CREATE OR REPLACE FUNCTION live_session_numbered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sequence := OLD.sequence + 1;
  NEW."lastToldId" := NULL;
  NEW."dayRemindedId" := NULL;
  NEW."hourRemindedId" := NULL;
  RETURN NEW;
END $$;
