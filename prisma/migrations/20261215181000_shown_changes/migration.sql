-- Public pages are kept by the processes that serve them; each change of what they show is announced to all of them.
CREATE FUNCTION shown_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shown', '');
  RETURN NULL;
END $$;

CREATE TRIGGER "Lesson_shown" AFTER INSERT OR UPDATE OR DELETE ON "Lesson" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Section_shown" AFTER INSERT OR UPDATE OR DELETE ON "Section" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Educator_shown" AFTER INSERT OR UPDATE OR DELETE ON "Educator" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "LiveSession_shown" AFTER INSERT OR UPDATE OR DELETE ON "LiveSession" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "SeatStock_shown" AFTER INSERT OR UPDATE OR DELETE ON "SeatStock" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Ticket_shown" AFTER INSERT OR UPDATE OR DELETE ON "Ticket" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "TicketTier_shown" AFTER INSERT OR UPDATE OR DELETE ON "TicketTier" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Review_shown" AFTER INSERT OR UPDATE OR DELETE ON "Review" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Bundle_shown" AFTER INSERT OR UPDATE OR DELETE ON "Bundle" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "BundleItem_shown" AFTER INSERT OR UPDATE OR DELETE ON "BundleItem" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Category_shown" AFTER INSERT OR UPDATE OR DELETE ON "Category" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Mitra_shown" AFTER INSERT OR UPDATE OR DELETE ON "Mitra" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Banner_shown" AFTER INSERT OR UPDATE OR DELETE ON "Banner" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "LegalText_shown" AFTER INSERT OR UPDATE OR DELETE ON "LegalText" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
-- Not what a builder saves while somebody writes: that is no page's yet.
CREATE TRIGGER "Class_shown" AFTER INSERT OR DELETE
  OR UPDATE OF title, slug, thumbnail, description, requirements, about, format, cohort, "weeklyHours", "categoryId", "salePrice", "normalPrice", "promotionEndsAt", "statusApprove", "archiveAt",
    "suspendedAt", "publishedAt", "startsAt", "endsAt", "durationSeconds", "lessonCount", "participantCount", "ratingCount", "ratingAverage"
  ON "Class" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "User_shown" AFTER UPDATE OF fullname, avatar ON "User" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
