import { stat } from 'node:fs/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { StreamQueue } from './streams/stream-queue.ts';
import type { Transcoder } from '../../platform/transcoder.ts';
import { inspect } from './inspection/inspect.ts';
import { updateMediaStored, type MediaRow } from './media.queries.ts';
import * as queries from './preparation.queries.ts';
import { isFinal } from './refusals.ts';

/**
 * Runs after the last run of the job below, which may have ended with its process: nothing else would report the
 * failure.
 */
export const preparationGivenUpJob = defineJob<{ mediaId: string }>('media.preparation-given-up');
/**
 * Runs one at a time in each process: a run takes two processors. It may take hours; a process that dies is noticed
 * within a minute.
 */
export const prepareJob = defineJob<{ mediaId: string }>('media.prepare', {
  longestHours: 8,
  runsIn: 'media',
  whenGivenUp: preparationGivenUpJob,
});

/** Name of a recording in the store until every browser plays it. */
const originalName = 'original';

/** Returns the name under which the store has the file of a row: that of the original until it is prepared. */
export const storedNameOf = ({ preparedPercent, fileName }: Pick<MediaRow, 'preparedPercent' | 'fileName'>) =>
  preparedPercent === null ? fileName : originalName;
const percentEvery = 2;
/**
 * Recordings in preparation are inspected in a queue of their own: uploads of the same account must not make them fail.
 */
const inspectedFor = 'preparation';

type PreparationDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'> & {
  storage: FileStore;
  transcoder: Transcoder;
  streamQueue: StreamQueue;
};
export type Preparation = ReturnType<typeof createPreparation>;

/** Converts recordings that some browsers do not play to MP4 in the background. */
export function createPreparation({ db, clock, jobs, log, storage, transcoder, streamQueue }: PreparationDeps) {
  const transcode = async (media: MediaRow, original: string, output: string) => {
    const given = {
      path: original,
      type: 'video/quicktime',
      kind: 'video',
      isKindGiven: true,
      size: Number(media.size),
    } as const;
    const { plan, durationSeconds = 1 } = await inspect(inspectedFor, given, '', { mayTranscode: true });
    let reported = 0;
    await transcoder.toMp4({
      input: original,
      output,
      plan: plan ?? { video: 'copy', audio: 'copy' },
      durationSeconds,
      onPercent: (percent) => {
        if (percent < reported + percentEvery) return;
        reported = percent;
        queries.setPreparedPercent(db, media.id, percent).catch(() => undefined);
      },
    });
    const { size } = await stat(output);
    const prepared = { ...given, path: output, type: 'video/mp4', size };
    const { width, height, ...facts } = await inspect(inspectedFor, prepared, '');
    return {
      type: facts.type,
      size: BigInt(size),
      width: width ?? null,
      height: height ?? null,
      durationSeconds: facts.durationSeconds ?? null,
    };
  };

  return {
    isPossible: () => transcoder.isAvailable(),

    /** Settles a file that is in its location: it is stored, or its preparation begins. */
    async settle({ id, preparedPercent }: Pick<MediaRow, 'id' | 'preparedPercent'>): Promise<MediaRow> {
      if (preparedPercent === null)
        return db.$transaction(async (tx) => {
          const media = await updateMediaStored(tx, id);
          await streamQueue.add(tx, media);
          return media;
        });
      return db.$transaction(async (tx) => {
        await jobs.send(tx, prepareJob, { mediaId: id });
        return queries.setPreparing(tx, id);
      });
    },

    async prepare({ mediaId }: { mediaId: string }) {
      const media = await queries.findPreparing(db, mediaId);
      if (!media) return;
      try {
        const isWanted = await storage.withWorkFile((output) =>
          storage.withLocalCopy(`${mediaId}/${originalName}`, async (original) => {
            const facts = await transcode(media, original, output);
            await storage.put(`${mediaId}/${media.fileName}`, output);
            return db.$transaction(async (tx) => {
              const isPrepared = await queries.setPrepared(tx, mediaId, facts);
              if (isPrepared) {
                await queries.completeLessonsAbout(tx, { ...media, ...facts });
                await streamQueue.add(tx, media);
              }
              return isPrepared;
            });
          }),
        );
        // A removal meanwhile removed the files before this one existed.
        if (!isWanted) return await storage.remove(mediaId);
      } catch (error) {
        // The machine was too busy to inspect the recording: the job is retried.
        if (error instanceof AppError && !isFinal(error)) throw error;
        log.error({ err: error, mediaId }, 'recording not prepared');
        await queries.setPreparationFailed(db, mediaId, clock.now());
        return;
      }
      await storage.removeFile(`${mediaId}/${originalName}`);
    },

    /** Marks the preparation as failed; its owner may retry it. */
    async giveUp({ mediaId }: { mediaId: string }) {
      log.error({ mediaId }, 'recording given up');
      await queries.setPreparationFailed(db, mediaId, clock.now());
    },

    /** Retries a failed preparation; false if this owner has none. */
    retry: (id: string, owner: Parameters<typeof queries.resetPreparation>[2]) =>
      db.$transaction(async (tx) => {
        if (!(await queries.resetPreparation(tx, id, owner))) return false;
        await jobs.send(tx, prepareJob, { mediaId: id });
        return true;
      }),
  };
}
