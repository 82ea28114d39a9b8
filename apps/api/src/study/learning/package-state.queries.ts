import type { Db } from '../../platform/db.ts';
import { withAccess } from '../../core/enrolment/index.ts';
import type { SessionKey } from '../../core/progress/index.ts';

export const findPackageState = (db: Db, sessionId: string) =>
  db.packageState.findUnique({ where: { sessionId }, select: { value: true, revision: true } });
export type PackageStateRow = NonNullable<Awaited<ReturnType<typeof findPackageState>>>;

/** A participant's session, and what decides whether a package may save its state in it. */
export const findPackageSession = (db: Db, userId: string, { participantId, sessionId }: SessionKey) =>
  db.lessonSession.findFirst({
    where: { id: sessionId, participant: { id: participantId, userId, ...withAccess } },
    select: { beganAt: true, status: true, lesson: { select: { type: true, content: true, setting: true } } },
  });

/** Returns whether the state was stored; otherwise a save with the same or a larger revision came before it. */
export async function upsertPackageState(db: Db, sessionId: string, { value, revision }: PackageStateRow, now: Date) {
  const written = await db.$executeRaw`
    INSERT INTO "PackageState" AS stored ("sessionId", value, revision, "savedAt")
    SELECT id, ${value}, ${revision}, ${now} FROM "LessonSession" WHERE id = ${sessionId}::uuid FOR KEY SHARE
    ON CONFLICT ("sessionId") DO UPDATE SET value = excluded.value, revision = excluded.revision, "savedAt" = excluded."savedAt"
    WHERE stored.revision < excluded.revision`;
  return written === 1;
}
