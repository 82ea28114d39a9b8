import { ApiError, createSpeedometer } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { atIntervals } from './at-intervals.ts';
import type { JobList } from './job-list.ts';
import { sendFile } from './send-file.ts';
import type { UploadJob } from './upload-job.ts';
import { outcomeOf, waitFor } from './upload-retries.ts';
import type { UploadShelf } from './upload-shelf.ts';

/** Interval in which a screen is notified of progress. */
const progressEveryMs = 250;

interface JobRun {
  readonly list: JobList;
  readonly shelf: UploadShelf;
  /** Makes a call whose refusal may end the session. */
  readonly call: <T>(work: () => Promise<T>) => Promise<T>;
  /** Writes the file into its lesson. */
  readonly deliver: (job: UploadJob, media: Media) => Promise<void>;
  readonly signal: AbortSignal;
  /** Returns whether no other upload is in progress. */
  readonly isAlone: () => boolean;
  /** Called with a function that ends a pause early. */
  readonly onPause: (wake: () => void) => void;
}

/**
 * Completes one upload, or brings it to a state in which it waits for the user; retries after transient failures.
 * Returns 'sessionEnded' where its owner has to sign in before anything is sent.
 */
export async function runJob(id: string, run: JobRun): Promise<'sessionEnded' | undefined> {
  const { list, signal, isAlone, onPause } = run;
  const file = await takeUp(id, run);
  const sent = () => list.find(id)?.sent ?? 0;
  for (let failures = 0; file && !signal.aborted; failures += 1) {
    const before = sent();
    try {
      return await finish(id, file, run);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (sent() > before) failures = 0;
      const outcome = await outcomeOf(error, file, { isAlone: isAlone() });
      if (outcome.kind === 'sessionEnded') {
        list.setState(id, { kind: 'waiting' });
        return 'sessionEnded';
      }
      if (outcome.kind === 'ends') {
        list.setState(id, outcome.state);
        await list.store(id);
        return undefined;
      }
      list.setState(id, { kind: 'offline' });
      await waitFor({ failures, pauseMs: outcome.pauseMs }, signal, onPause);
    }
  }
  return undefined;
}

/** Returns the file of a job on this device; null where another tab has ended the job, or the file is gone. */
async function takeUp(id: string, { list, shelf }: JobRun): Promise<File | null> {
  const stored = (await shelf.list()).find((one) => one.id === id);
  if (!stored) {
    list.hide(id);
    return null;
  }
  list.change(id, { uploadId: stored.uploadId, sent: Math.max(stored.sent, list.find(id)?.sent ?? 0) });
  const file = await shelf.file(id);
  if (!file) list.setState(id, { kind: 'fileGone' });
  return file;
}

async function finish(id: string, file: File, run: JobRun): Promise<undefined> {
  const { list, shelf, call, deliver } = run;
  const media = await send(id, file, run);
  const job = list.find(id);
  try {
    if (job) await call(() => deliver(job, media));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    // Its lesson was deleted meanwhile.
    await list.forget(id);
    return undefined;
  }
  list.setState(id, { kind: 'done' });
  await shelf.remove(id);
  return undefined;
}

function send(id: string, file: File, { list, call, signal }: JobRun): Promise<Media> {
  const speedOf = createSpeedometer();
  const progress = atIntervals(progressEveryMs, signal, (sent: number) =>
    list.change(id, { sent, state: { kind: 'sending', bytesPerSecond: speedOf(sent, performance.now()) } }),
  );
  list.setState(id, { kind: 'sending', bytesPerSecond: 0 });
  return sendFile(list.find(id)!, file, {
    call,
    signal,
    onUpload: (uploadId) => {
      list.change(id, { uploadId });
      void list.store(id);
    },
    onSent: progress.later,
    onChecking: () => {
      progress.end();
      list.change(id, { sent: file.size, state: { kind: 'checking' } });
    },
  }).finally(progress.end);
}
