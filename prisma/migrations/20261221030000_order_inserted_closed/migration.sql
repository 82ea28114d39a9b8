-- An order that is inserted as it ended, as demo data are, ended when it was changed last.
CREATE OR REPLACE FUNCTION order_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM order_event(NEW, 'placed', NEW."createdAt");
  IF NEW."paidAt" IS NOT NULL THEN
    PERFORM order_event(NEW, 'paid', NEW."paidAt");
  END IF;
  IF NEW.status NOT IN ('PENDING', 'REVIEW', 'SUCCESS') THEN
    PERFORM order_event(NEW, lower(NEW.status::text)::"OrderEventKind", NEW."updatedAt");
  END IF;
  RETURN NULL;
END $$;
