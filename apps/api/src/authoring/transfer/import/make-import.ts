import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { isFinal, markMediaForRemoval, type MediaIntake, type UploadedArchive } from '../../../core/media/index.ts';
import { withClassSlug } from '../../program/index.ts';
import {
  findImportIn,
  insertImportFile,
  lockMaking,
  updateImportState,
  updatePercent,
  updatePlan,
  type ImportAtWork,
} from './class-import.queries.ts';
import { makeClass } from './make-class.ts';
import { importGivenUpJob, sentenceOf, type ImportReader } from './read-import.ts';

interface ImportKey {
  readonly id: string;
}
/** Runs one at a time in each process; a process that dies is noticed within a minute, and continued after its files. */
export const makeImportJob = defineJob<{ id: string }>('class-import.make', {
  longestHours: 12,
  whenGivenUp: importGivenUpJob,
});

/** Makes the class of a confirmed plan: first its files, which nothing refers to yet, then all of its rows at once. */
export function createImportMaker({ db, clock, intake, reader }: MakerDeps) {
  /** Takes the files that are not in the store yet; returns those that are refused, with the sentences. */
  const takeFiles = async (found: ImportAtWork, archive: UploadedArchive) => {
    const { id, userId, mitraId } = found;
    const outline = found.outline!;
    const fileIds = new Map(found.files.map(({ localId, mediaId }) => [localId, mediaId]));
    const refusals = new Map<string, string>();
    const total = outline.media.reduce((sum, { size }) => sum + size, 0);
    let taken = 0;
    for (const file of outline.media) {
      if (!fileIds.has(file.id)) {
        try {
          const media = await intake.storage.withWorkFile(async (path) => {
            await archive.files.get(file.path)!.writeTo(path);
            return intake.take({ id: userId, mitraId }, { ...file, path }, (tx, mediaId) =>
              insertImportFile(tx, id, file.id, mediaId),
            );
          });
          fileIds.set(file.id, media.id);
        } catch (error) {
          // Anything else is the fault of the system, and tried again.
          if (!isFinal(error)) throw error;
          refusals.set(file.path, sentenceOf(error));
        }
      }
      taken += file.size;
      await updatePercent(db, id, Math.floor((99 * taken) / total));
    }
    return { fileIds, refusals };
  };

  const makeRows = ({ id, userId, mitraId, mediaId, ...found }: ImportAtWork, fileIds: ReadonlyMap<string, string>) => {
    const outline = found.outline!;
    const { kind, title } = outline.class;
    return withClassSlug(kind, title, (slug) =>
      db.$transaction(async (tx: Db) => {
        if (!(await lockMaking(tx, id))) return;
        const maker = { owner: { id: userId, mitraId }, now: clock.now() };
        const made = await makeClass(tx, maker, outline, { slug, fileIds });
        await updateImportState(
          tx,
          { id, state: { in: ['making'] } },
          { state: 'made', percent: 100, classId: made.id, failure: null },
        );
        if (mediaId) await markMediaForRemoval(tx, [mediaId]);
      }),
    );
  };

  return async ({ id }: ImportKey) => {
    const found = await findImportIn(db, id, 'making');
    if (!found) return;
    if (!found.media) return void (await reader.fail(id, 'Berkas impor ini sudah dihapus. Unggah lagi berkasnya.'));
    try {
      await reader.withArchive(found.media, async (archive) => {
        const { fileIds, refusals } = await takeFiles(found, archive);
        if (refusals.size === 0) return makeRows(found, fileIds);
        // The owner has confirmed another plan.
        const planned = await reader.plan(archive, refusals);
        const failure = `${refusals.size} berkas ternyata tidak bisa dipakai. Periksa lagi rencananya, lalu konfirmasi.`;
        return updatePlan(db, id, { ...planned, failure });
      });
    } catch (error) {
      if (!(error instanceof AppError) || isTransient(error)) throw error;
      await reader.fail(id, sentenceOf(error));
    }
  };
}
type MakerDeps = Pick<Deps, 'db' | 'clock'> & { intake: MediaIntake; reader: ImportReader };

/** True if the same plan may succeed later. */
const isTransient = ({ code }: AppError) => code === 'unavailable' || code === 'file_inspection_timeout';
