import type { Db } from '../../platform/db.ts';

interface RecordedRow {
  id: string;
  title: string;
  classId: string;
  className: string;
  slug: string;
  type: 'program' | 'webinar';
  /** The participant who was notified last. */
  after: string | null;
}

/**
 * Locks the next session whose first recording was not notified to participants, once it is over and the recording can
 * be played. One that another process has locked is skipped.
 */
export async function lockRecorded(tx: Db, now: Date) {
  const [row] = await tx.$queryRaw<RecordedRow[]>`
    SELECT v.id, l.title, c.id AS "classId", c.title AS "className", c.slug, c.kind AS type, v."recordingToldId" AS after
    FROM "LiveSession" v JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL JOIN "Class" c ON c.id = v."classId"
    LEFT JOIN "Media" m ON m.id = v."recordingId"
    WHERE v."recordingToldAt" IS NULL AND (v."recordingUrl" IS NOT NULL OR m.state = 'stored')
      AND v."endsAt" <= ${now} AND v."cancelledAt" IS NULL
    ORDER BY v."endsAt", v.id LIMIT 1 FOR NO KEY UPDATE OF v SKIP LOCKED`;
  return row ?? null;
}

/** Stores who was notified last, or that everybody was. */
export const markRecordingNotified = (tx: Db, id: string, last: string | null, now: Date) =>
  tx.liveSession.update({
    where: { id },
    data: last ? { recordingToldId: last } : { recordingToldId: null, recordingToldAt: now },
  });
