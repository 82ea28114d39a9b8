import { backupBounds } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { AppError } from '../../../platform/app-error.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs.ts';
import {
  detachMedia,
  isFinal,
  openUploadedArchive,
  storedNameOf,
  type MediaIntake,
  type MediaRow,
  type UploadedArchive,
} from '../../../core/media/index.ts';
import { findImportIn, updateImportState, updatePlan } from './class-import.queries.ts';
import { readArchive } from './read-archive.ts';
import { findTopicSlugs } from './make-class.queries.ts';
import { planOutline } from './plan-outline.ts';
import { presentPlan } from './plan-report.ts';

interface ImportKey {
  readonly id: string;
}

/** Runs after the last run of a job of an import, which may have ended with its process. */
export const importGivenUpJob = defineJob<{ id: string }>('class-import.given-up');
export const readImportJob = defineJob<{ id: string }>('class-import.read', {
  longestHours: 1,
  whenGivenUp: importGivenUpJob,
});

const failures = {
  expired: 'Berkas impor ini sudah dihapus. Unggah lagi berkasnya.',
  givenUp: 'Impornya terhenti karena gangguan di sistem kami. Coba lagi sebentar lagi.',
};

type Refusals = ReadonlyMap<string, string>;
export type ImportReader = ReturnType<typeof createImportReader>;

/** Reads uploaded archives into plans. */
export function createImportReader({ db, clock, log, storage }: ReaderDeps) {
  /** Lends the uploaded archive of an import. */
  const withArchive = <T>(media: MediaRow, work: (archive: UploadedArchive) => Promise<T>) =>
    storage.withLocalCopy(`${media.id}/${storedNameOf(media)}`, (path) =>
      openUploadedArchive(
        path,
        { maxEntries: backupBounds.maxEntries, withWorkFile: storage.withWorkFile, hasRoom: storage.hasRoom },
        work,
      ),
    );

  /** Plans what an archive holds, without the files that were refused before. */
  const plan = async (archive: UploadedArchive, refusals: Refusals = new Map()) => {
    const { source, raw } = await readArchive(archive);
    const { outline, lines } = planOutline(raw, {
      now: clock.now(),
      topics: await findTopicSlugs(db),
      sizeOf: (path) => archive.files.get(path)?.size ?? null,
      refusalOf: (path) => refusals.get(path),
    });
    return { source, outline, plan: presentPlan(outline, lines) };
  };

  const fail = (id: string, failure: string) =>
    updateImportState(db, { id, state: { in: ['reading', 'making'] } }, { state: 'failed', failure });

  return {
    withArchive,
    plan,
    fail,

    async read({ id }: ImportKey) {
      const found = await findImportIn(db, id, 'reading');
      if (!found) return;
      if (!found.media) return void (await fail(id, failures.expired));
      try {
        const planned = await withArchive(found.media, (archive) => plan(archive));
        await updatePlan(db, id, { ...planned, failure: null });
      } catch (error) {
        if (!isFinal(error)) throw error;
        await fail(id, sentenceOf(error));
      }
    },

    async giveUp({ id }: ImportKey) {
      log.error({ importId: id }, 'class import given up');
      await fail(id, failures.givenUp);
      const row = await db.classImport.findUnique({ where: { id }, select: { mediaId: true } });
      if (row?.mediaId) await detachMedia(db, [row.mediaId]);
    },
  };
}
type ReaderDeps = Pick<Deps, 'db' | 'clock' | 'log'> & Pick<MediaIntake, 'storage'>;

/** Returns the sentence of a refusal: that of its field, or its own. */
export function sentenceOf(error: unknown) {
  if (!(error instanceof AppError)) throw error;
  return Object.values(error.fields ?? {})[0] ?? error.message;
}
