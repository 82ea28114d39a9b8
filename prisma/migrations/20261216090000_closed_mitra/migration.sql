-- A mitra is closed when the account of its last member is deleted: it has nobody then, and needs no owner
ALTER TABLE "Mitra" ADD COLUMN "closedAt" TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION mitra_keeps_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Mitra" WHERE id = OLD."mitraId" AND "closedAt" IS NULL FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (SELECT FROM "MitraMember" WHERE "mitraId" = OLD."mitraId" AND role = 'owner') THEN
    RAISE EXCEPTION 'A mitra keeps an owner' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
