-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('invited', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "InstructorScope" AS ENUM ('edit', 'grade', 'report');

-- AlterEnum
ALTER TYPE "MitraRole" ADD VALUE 'instructor';

-- CreateTable
CREATE TABLE "Invitation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "classId" UUID,
    "role" "MitraRole" NOT NULL,
    "scopes" "InstructorScope"[],
    "email" TEXT NOT NULL,
    "status" "InvitationStatus" NOT NULL DEFAULT 'invited',
    "tokenHash" BYTEA NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "invitedById" UUID NOT NULL,
    "userId" UUID,
    "answeredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "Invitation_classId_createdAt_idx" ON "Invitation"("classId", "createdAt");

-- CreateIndex
CREATE INDEX "Invitation_mitraId_createdAt_idx" ON "Invitation"("mitraId", "createdAt");

-- CreateIndex
CREATE INDEX "Invitation_userId_mitraId_idx" ON "Invitation"("userId", "mitraId");

-- CreateIndex
CREATE INDEX "Invitation_invitedById_idx" ON "Invitation"("invitedById");

-- CreateIndex
CREATE UNIQUE INDEX "Class_id_mitraId_key" ON "Class"("id", "mitraId");

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_classId_mitraId_fkey" FOREIGN KEY ("classId", "mitraId") REFERENCES "Class"("id", "mitraId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An instructor is invited to a class and given scopes, a member to the mitra. The role is compared as text: the new value cannot
-- be used in the transaction that adds it
ALTER TABLE "Invitation" ALTER COLUMN scopes SET NOT NULL;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_scopes_of_instructor"
  CHECK (("classId" IS NOT NULL) = (role::text = 'instructor') AND ("classId" IS NOT NULL) = (cardinality(scopes) > 0));
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_email_lower_case" CHECK (email = lower(email));
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_answered_by_somebody"
  CHECK ((status = 'invited') = ("answeredAt" IS NULL) AND (status = 'invited') = ("userId" IS NULL));
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_expires_later" CHECK ("expiresAt" > "sentAt");

-- One invitation an address and class, and one that waits an address and mitra; one that was rejected may be followed by another
CREATE UNIQUE INDEX "Invitation_one_a_class" ON "Invitation" ("classId", email) WHERE status <> 'rejected';
CREATE UNIQUE INDEX "Invitation_one_waiting_a_mitra" ON "Invitation" ("mitraId", email) WHERE "classId" IS NULL AND status = 'invited';
CREATE UNIQUE INDEX "Invitation_one_a_teacher" ON "Invitation" ("classId", "userId") WHERE status = 'accepted';

-- A mitra keeps an owner, whoever leaves at once with whom
CREATE FUNCTION mitra_keeps_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Mitra" WHERE id = OLD."mitraId" FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (SELECT FROM "MitraMember" WHERE "mitraId" = OLD."mitraId" AND role = 'owner') THEN
    RAISE EXCEPTION 'A mitra keeps an owner' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "MitraMember_keeps_owner" AFTER DELETE OR UPDATE OF role, "mitraId" ON "MitraMember"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION mitra_keeps_owner();
