-- CreateEnum
CREATE TYPE "AttendanceMethod" AS ENUM ('code', 'manual', 'button');

-- CreateTable
CREATE TABLE "Attendance" (
    "sessionId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "method" "AttendanceMethod" NOT NULL,
    "reason" TEXT,
    "markedById" UUID,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("sessionId")
);

-- CreateIndex
CREATE INDEX "Attendance_markedById_idx" ON "Attendance"("markedById");

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "LessonSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_markedById_fkey" FOREIGN KEY ("markedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was marked by hand has a reason, and nothing else has
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_reason" CHECK ((method = 'manual') = (reason IS NOT NULL) AND ("markedById" IS NULL OR method = 'manual'));

-- Attending is finishing the lesson: there is neither without the other
CREATE FUNCTION attendance_of_passed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "LessonSession" WHERE id = NEW."sessionId" AND status = 'passed') THEN
    PERFORM learning_refuse('Whoever attended has finished the lesson');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Attendance_of_passed" AFTER INSERT OR UPDATE ON "Attendance" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION attendance_of_passed();
