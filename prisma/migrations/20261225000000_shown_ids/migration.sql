-- A change of what is shown names the classes, bundles and mitra whose it is, so that their pages are made anew and no
-- others (docs/decisions/0196). An announcement without names, as of a topic, may be about anything.

CREATE FUNCTION announce_shown(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  named uuid[];
BEGIN
  -- Of so many it is cheaper to make everything anew.
  IF cardinality(ids) > 500 THEN
    PERFORM pg_notify('shown', '');
    RETURN;
  END IF;
  -- A bundle shows what its classes cost and whether each is for sale, also those that it does not list.
  named := ARRAY(SELECT unnest(ids) UNION SELECT "bundleId" FROM "BundleItem" WHERE "classId" = ANY(ids) ORDER BY 1);
  -- A message has 8,000 bytes; equal ones of a transaction are sent once.
  FOR place IN 1..cardinality(named) BY 200 LOOP
    PERFORM pg_notify('shown', array_to_string(named[place:place + 199], ','));
  END LOOP;
END $$;

-- Rows of classes: `changed` holds them.
CREATE FUNCTION shown_of_class_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_shown(ARRAY(SELECT DISTINCT "classId" FROM changed LIMIT 501));
  RETURN NULL;
END $$;

-- Of a ticket that is gone, its own trigger tells.
CREATE FUNCTION shown_tiers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_shown(ARRAY(SELECT DISTINCT t."classId" FROM "Ticket" t WHERE t.id IN (SELECT "ticketId" FROM changed) LIMIT 501));
  RETURN NULL;
END $$;

CREATE FUNCTION shown_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_shown(ARRAY(SELECT DISTINCT "bundleId" FROM changed LIMIT 501));
  RETURN NULL;
END $$;

-- The classes, bundles and mitra themselves
CREATE FUNCTION shown_changed_by_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_shown(ARRAY(SELECT id FROM changed LIMIT 501));
  RETURN NULL;
END $$;

-- Not what a builder saves while somebody writes: that is no page's yet. The trigger names the columns that no page shows.
CREATE FUNCTION shown_updated_by_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM changed) > 500 THEN
    PERFORM pg_notify('shown', '');
  ELSE
    PERFORM announce_shown(ARRAY(
      SELECT id FROM (
        SELECT id, to_jsonb(c) - TG_ARGV FROM changed c EXCEPT SELECT id, to_jsonb(b) - TG_ARGV FROM before b
      ) differing
    ));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION shown_question_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_shown(ARRAY[coalesce(NEW."classId", OLD."classId")]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  shown record;
BEGIN
  FOR shown IN
    SELECT * FROM (VALUES
      ('Lesson', 'shown_of_class_changed'), ('Section', 'shown_of_class_changed'), ('Educator', 'shown_of_class_changed'),
      ('LiveSession', 'shown_of_class_changed'), ('SeatStock', 'shown_of_class_changed'), ('Ticket', 'shown_of_class_changed'),
      ('Review', 'shown_of_class_changed'), ('AlsoTaken', 'shown_of_class_changed'), ('TicketTier', 'shown_tiers_changed'),
      ('BundleItem', 'shown_items_changed'), ('Class', 'shown_changed_by_id'), ('Bundle', 'shown_changed_by_id'), ('Mitra', 'shown_changed_by_id')
    ) AS s (name, inform)
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', shown.name || '_shown', shown.name);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      shown.name || '_shown_inserted', shown.name, shown.inform);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      shown.name || '_shown_deleted', shown.name, shown.inform);
    IF shown.inform <> 'shown_changed_by_id' THEN
      EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        shown.name || '_shown_updated', shown.name, shown.inform);
    END IF;
  END LOOP;
END $$;

CREATE TRIGGER "Class_shown_updated" AFTER UPDATE ON "Class" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION shown_updated_by_id('updatedAt', 'revision', 'hasChanges', 'completionMessage', 'submittedAt', 'reviewReason', 'reviewerId', 'takenUpAt', 'suspensionReason', 'allowsNewsWriting');
CREATE TRIGGER "Bundle_shown_updated" AFTER UPDATE ON "Bundle" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION shown_updated_by_id('updatedAt', 'revision', 'working', 'submittedAt', 'reviewReason', 'reviewerId', 'takenUpAt', 'suspensionReason');
CREATE TRIGGER "Mitra_shown_updated" AFTER UPDATE ON "Mitra" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION shown_updated_by_id('updatedAt');

-- What is asked about lessons is on no public page.
DROP TRIGGER "Discussion_shown" ON "Discussion";
DROP TRIGGER "Discussion_unshown" ON "Discussion";
CREATE TRIGGER "Discussion_shown" AFTER INSERT OR UPDATE ON "Discussion" FOR EACH ROW WHEN (NEW."lessonId" IS NULL) EXECUTE FUNCTION shown_question_changed();
CREATE TRIGGER "Discussion_unshown" AFTER DELETE ON "Discussion" FOR EACH ROW WHEN (OLD."lessonId" IS NULL) EXECUTE FUNCTION shown_question_changed();
