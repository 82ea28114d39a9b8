import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { Db, Prisma } from '../../platform/db.ts';
import type { StoredPiece } from './pieces.rules.ts';

export const findTranscription = (db: Db, mediaId: string) => db.transcription.findUnique({ where: { mediaId } });
export type TranscriptionRow = NonNullable<Awaited<ReturnType<typeof findTranscription>>>;

/** The pieces as they are stored; the column is JSON. */
export const piecesOf = ({ pieces }: Pick<TranscriptionRow, 'pieces'>) => pieces as unknown as StoredPiece[] | null;

interface Begun {
  readonly mediaId: string;
  readonly language: CaptionsLanguage;
  readonly now: Date;
}
/**
 * Begins the writing of captions unless it is running: a failed one in the same language goes on with its pieces, and
 * everything else begins anew. Returns its id; null while one is running.
 */
export async function beginTranscription(tx: Db, { mediaId, language, now }: Begun): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "Transcription" ("mediaId", language, "createdAt") VALUES (${mediaId}::uuid, ${language}, ${now})
    ON CONFLICT ("mediaId") DO UPDATE SET id = uuidv7(), language = EXCLUDED.language, state = 'running',
      "createdAt" = EXCLUDED."createdAt",
      pieces = CASE
        WHEN "Transcription".state = 'failed' AND "Transcription".language = EXCLUDED.language
        THEN "Transcription".pieces
      END
    WHERE "Transcription".state <> 'running'
    RETURNING id`;
  return row?.id ?? null;
}

/** Finds one that is being written, with its recording. */
export const findRunning = (db: Db, id: string) =>
  db.transcription.findFirst({ where: { id, state: 'running' }, include: { media: true } });

/** Stores what is known of a running one; returns false if it was cancelled. */
export async function updateRunning(
  db: Db,
  id: string,
  { pieces, state }: { pieces?: readonly StoredPiece[]; state?: TranscriptionRow['state'] },
) {
  const { count } = await db.transcription.updateMany({
    where: { id, state: 'running' },
    data: { ...(state && { state }), ...(pieces && { pieces: pieces as unknown as Prisma.InputJsonValue }) },
  });
  return count === 1;
}

export const deleteTranscription = (db: Db, mediaId: string) => db.transcription.deleteMany({ where: { mediaId } });
