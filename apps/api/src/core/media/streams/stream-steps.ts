import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesStep, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Deps } from '../../../platform/deps.ts';
import type { FileStore } from '../../../platform/file-store/index.ts';
import { UnencodableRecording, type StreamPlan } from '../../../platform/stream-encoder/index.ts';
import {
  noStreams,
  posterName,
  renditionFileName,
  renditionFiles,
  seekPicturesName,
  streamsOf,
  type StoredStreams,
} from './stored-streams.ts';
import { isLeftover, nextStep, smallestPicture, soleFileOf, withRendition } from './stream-steps.rules.ts';
import * as queries from './stream-task.queries.ts';
import type { StreamTurn } from './stream-task.queries.ts';

export type StepDeps = Pick<Deps, 'db' | 'streamEncoder'> & {
  storage: FileStore;
  /** True if recordings are kept as they were sent, once their streams are complete. */
  keepsOriginals: boolean;
};
export interface StepProgress {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
  /** Fails unless the turn is held still, and holds it for longer. */
  readonly ensureHeld: () => Promise<void>;
}
/** Change that a step makes to the streams of its recording. */
type StreamsChange = (streams: StoredStreams) => StoredStreams;
interface MadeStep {
  readonly change: StreamsChange;
  /** Plan of the recording; null once nothing of it is left to be made. */
  readonly plan: StreamPlan | null;
}
const nothing: MadeStep = { change: (streams) => streams, plan: null };

const originalMissing = 'Berkas aslinya tidak ditemukan. Unggah lagi berkasnya.';

/** Suffix of the names of a turn's files, so that no other turn writes them. */
const markOf = ({ heldBy }: StreamTurn) => heldBy.slice(0, 8);

/** Makes the steps of a recording: what a step is made of is stored before the recording's row names it. */
export function createStreamSteps({ db, storage, streamEncoder, keepsOriginals }: StepDeps) {
  const encode = (turn: StreamTurn, input: string, plan: StreamPlan, name: RenditionName, progress: StepProgress) =>
    storage.withWorkFile(async (folder): Promise<StreamsChange> => {
      await mkdir(folder);
      const { signal, onPercent, ensureHeld } = progress;
      const made = { name, turn: markOf(turn) };
      const fileName = renditionFileName(name, made.turn);
      const rendition = await streamEncoder.encode({ input, folder, plan, name, fileName, signal, onPercent });
      await ensureHeld();
      for (const file of Object.values(renditionFiles(made)))
        await storage.put(`${turn.mediaId}/${file}`, join(folder, file));
      return (streams) => withRendition(streams, { ...rendition, ...made });
    });

  async function draw(
    turn: StreamTurn,
    input: string,
    plan: StreamPlan,
    { signal, ensureHeld }: StepProgress,
  ): Promise<StreamsChange> {
    const made = { turn: markOf(turn) };
    const stored = <T>(name: string, drawAt: (path: string) => Promise<T | null>) =>
      storage.withWorkFile(async (path) => {
        const drawn = await drawAt(path);
        await ensureHeld();
        if (drawn) await storage.put(`${turn.mediaId}/${name}`, path);
        return drawn && { ...drawn, ...made };
      });
    const job = { plan, signal };
    const smallest = smallestPicture(streamsOf(turn.media) ?? noStreams);
    const seekPictures = smallest
      ? await storage.withLocalCopy(`${turn.mediaId}/${renditionFiles(smallest).content}`, (small) =>
          stored(seekPicturesName(made), (path) => streamEncoder.drawSeekPictures({ ...job, rendition: small, path })),
        )
      : null;
    const poster = await stored(posterName(made), (path) => streamEncoder.drawPoster({ ...job, input, path }));
    return (streams) => ({ ...streams, seekPictures, poster });
  }

  async function make(turn: StreamTurn, input: string, progress: StepProgress): Promise<MadeStep> {
    const kind = turn.media.kind === 'audio' ? 'audio' : 'video';
    const options = { evensLoudness: turn.evensLoudness, signal: progress.signal };
    const plan = (turn.plan as StreamPlan | null) ?? (await streamEncoder.plan(input, kind, options));
    const step = nextStep(plan, streamsOf(turn.media) ?? noStreams);
    await queries.setStreamStep(db, turn, plan, step);
    if (step === null) return nothing;
    if (step === picturesStep) return { change: await draw(turn, input, plan, progress), plan: null };
    return { change: await encode(turn, input, plan, step, progress), plan };
  }

  /**
   * Shows what was made to everybody. The turn ends with that, except the last one of a recording: it has files to
   * remove, whose names are returned.
   */
  async function finish(turn: StreamTurn, { change, plan }: MadeStep): Promise<readonly string[] | null> {
    // Listed before it is certain that the turn is held: nothing of a later one is among them.
    const present = await namesOf(storage.keys(turn.mediaId));
    return db.$transaction(async (tx) => {
      const locked = await queries.lockStreamsOfTurn(tx, turn);
      if (!locked) throw new Error('The recording was removed, or another process took its turn');
      const streams = change(streamsOf(locked) ?? noStreams);
      await queries.updateStreams(tx, turn.mediaId, streams);
      if (plan && nextStep(plan, streams)) {
        await queries.endStreamTurn(tx, turn, 'waiting');
        return null;
      }
      const sole = keepsOriginals ? null : soleFileOf(streams, turn.media.kind);
      if (sole) await queries.replaceOriginal(tx, turn.mediaId, sole);
      const fileName = sole?.fileName ?? turn.media.fileName;
      return present.filter((name) => isLeftover(name, { streams, fileName, originalName: turn.originalName }));
    });
  }

  async function removeFiles(turn: StreamTurn, names: readonly string[]) {
    for (const name of names) await storage.removeFile(`${turn.mediaId}/${name}`);
    await queries.endStreamTurn(db, turn, 'ready');
  }

  async function makeNext(turn: StreamTurn, progress: StepProgress) {
    // A process that was killed had come so far.
    if (turn.media.fileName !== turn.originalName) return nothing;
    const original = `${turn.mediaId}/${turn.originalName}`;
    if ((await storage.size(original)) === null) throw new UnencodableRecording(originalMissing);
    return storage.withLocalCopy(original, (input) => make(turn, input, progress));
  }

  return {
    /** Fails with `UnencodableRecording` where another attempt would fail, too. */
    async takeNext(turn: StreamTurn, progress: StepProgress) {
      const leftovers = await finish(turn, await makeNext(turn, progress));
      if (leftovers) await removeFiles(turn, leftovers);
    },
  };
}

async function namesOf(keys: AsyncIterable<string>) {
  const names: string[] = [];
  for await (const key of keys) names.push(key.slice(key.indexOf('/') + 1));
  return names;
}
