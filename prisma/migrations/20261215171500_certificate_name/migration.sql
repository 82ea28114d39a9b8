-- How often the name on a certificate was corrected: a name that was misspelt, not another person's
ALTER TABLE "Certificate" ADD COLUMN "nameCorrections" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_nameCorrections_few" CHECK ("nameCorrections" BETWEEN 0 AND 2);

-- Only a counted correction changes what a certificate says, and only its name
CREATE OR REPLACE FUNCTION certificate_says_the_same() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."participantId" = OLD."participantId" AND NEW.number = OLD.number AND NEW."issuedAt" = OLD."issuedAt"
    AND NEW."nameCorrections" = OLD."nameCorrections" + 1
    AND NEW.snapshot - '{name,nameCorrectedAt}'::text[] = OLD.snapshot - '{name,nameCorrectedAt}'::text[] THEN
    RETURN NEW;
  END IF;
  PERFORM learning_refuse('What a certificate says never changes');
  RETURN NULL;
END $$;
