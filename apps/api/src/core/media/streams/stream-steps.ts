import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesStep, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Deps } from '../../../platform/deps.ts';
import type { FileStore } from '../../../platform/file-store/index.ts';
import { UnencodableRecording, type StreamPlan } from '../../../platform/stream-encoder/index.ts';
import {
  noStreams,
  posterName,
  renditionFiles,
  seekPicturesName,
  streamsOf,
  type StoredStreams,
} from './stored-streams.ts';
import { nextStep, smallestPicture, soleFileOf, withRendition } from './stream-steps.rules.ts';
import * as queries from './stream-task.queries.ts';
import type { StreamTurn } from './stream-task.queries.ts';

export type StepDeps = Pick<Deps, 'db' | 'streamEncoder'> & {
  storage: FileStore;
  /** Whether recordings are kept as they were sent, once their streams are complete. */
  keepsOriginals: boolean;
};
export interface StepProgress {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
}
/** Change that a step makes to the streams of its recording. */
type StreamsChange = (streams: StoredStreams) => StoredStreams;

const originalMissing = 'Berkas aslinya tidak ditemukan. Unggah lagi berkasnya.';

/** Makes the steps of a recording: what a step is made of is stored before the recording's row names it. */
export function createStreamSteps({ db, storage, streamEncoder, keepsOriginals }: StepDeps) {
  const encode = (turn: StreamTurn, input: string, plan: StreamPlan, name: RenditionName, progress: StepProgress) =>
    storage.withWorkFile(async (folder): Promise<StreamsChange> => {
      await mkdir(folder);
      const rendition = await streamEncoder.encode({ input, folder, plan, name, ...progress });
      progress.signal.throwIfAborted();
      for (const file of Object.values(renditionFiles(name)))
        await storage.put(`${turn.mediaId}/${file}`, join(folder, file));
      return (streams) => withRendition(streams, rendition);
    });

  async function draw(turn: StreamTurn, input: string, plan: StreamPlan, signal: AbortSignal): Promise<StreamsChange> {
    const stored = <T>(name: string, drawAt: (path: string) => Promise<T | null>) =>
      storage.withWorkFile(async (path) => {
        const drawn = await drawAt(path);
        signal.throwIfAborted();
        if (drawn) await storage.put(`${turn.mediaId}/${name}`, path);
        return drawn;
      });
    const job = { plan, signal };
    const smallest = smallestPicture(streamsOf(turn.media) ?? noStreams);
    const seekPictures = smallest
      ? await storage.withLocalCopy(`${turn.mediaId}/${renditionFiles(smallest.name).content}`, (small) =>
          stored(seekPicturesName, (path) => streamEncoder.drawSeekPictures({ ...job, rendition: small, path })),
        )
      : null;
    const poster = await stored(posterName, (path) => streamEncoder.drawPoster({ ...job, input, path }));
    return (streams) => ({ ...streams, seekPictures, poster });
  }

  async function make(turn: StreamTurn, input: string, progress: StepProgress) {
    const kind = turn.media.kind === 'audio' ? 'audio' : 'video';
    const options = { evensLoudness: turn.evensLoudness, signal: progress.signal };
    const plan = (turn.plan as StreamPlan | null) ?? (await streamEncoder.plan(input, kind, options));
    const step = nextStep(plan, streamsOf(turn.media) ?? noStreams);
    await queries.setStreamStep(db, turn, plan, step);
    if (step === null) return { isLast: true, plan, change: (streams: StoredStreams) => streams };
    if (step === picturesStep) return { isLast: true, plan, change: await draw(turn, input, plan, progress.signal) };
    return { isLast: false, plan, change: await encode(turn, input, plan, step, progress) };
  }

  /** Shows what was made to everybody, and ends the turn unless the original is still to be removed. */
  const finish = (turn: StreamTurn, { isLast, plan, change }: Awaited<ReturnType<typeof make>>) =>
    db.$transaction(async (tx) => {
      const locked = await queries.lockStreamsOfTurn(tx, turn);
      if (!locked) throw new Error('The recording was removed, or another process took its turn');
      const streams = change(streamsOf(locked) ?? noStreams);
      await queries.updateStreams(tx, turn.mediaId, streams);
      const isComplete = isLast || nextStep(plan, streams) === null;
      const sole = isComplete && !keepsOriginals ? soleFileOf(streams, turn.media.kind) : null;
      if (sole) await queries.replaceOriginal(tx, turn.mediaId, sole);
      else await queries.endStreamTurn(tx, turn, isComplete ? 'ready' : 'waiting');
      return { mayRemoveOriginal: sole !== null };
    });

  async function removeOriginal(turn: StreamTurn) {
    await storage.removeFile(`${turn.mediaId}/${turn.originalName}`);
    await queries.endStreamTurn(db, turn, 'ready');
  }

  return {
    /** Fails with `UnencodableRecording` where another attempt would fail, too. */
    async takeNext(turn: StreamTurn, progress: StepProgress) {
      // A process that was killed had come so far.
      if (turn.media.fileName !== turn.originalName) return removeOriginal(turn);
      const original = `${turn.mediaId}/${turn.originalName}`;
      if ((await storage.size(original)) === null) throw new UnencodableRecording(originalMissing);
      const made = await storage.withLocalCopy(original, (input) => make(turn, input, progress));
      if ((await finish(turn, made)).mayRemoveOriginal) await removeOriginal(turn);
    },
  };
}
