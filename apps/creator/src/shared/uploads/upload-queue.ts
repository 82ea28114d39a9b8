import { nanoid } from '@reduxjs/toolkit';
import { createSpeedometer, resumableUpload } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { sendFile } from './send-file.ts';
import { atIntervals } from './at-intervals.ts';
import { outcomeOf, waitFor } from './upload-retries.ts';
import { isUnderWay, type JobState, type UploadJob, type UploadTarget } from './upload-job.ts';
import type { UploadShelf } from './upload-shelf.ts';

export interface UploadQueueDeps {
  readonly userId: string;
  readonly shelf: UploadShelf;
  /** Makes a call whose refusal may end the session. */
  readonly call: <T>(work: () => Promise<T>) => Promise<T>;
  /** Writes the file into its lesson. */
  readonly deliver: (job: UploadJob, media: Media) => Promise<void>;
}
export type UploadQueue = ReturnType<typeof createUploadQueue>;

const atOnce = 3;
/** How often a screen hears of progress. */
const progressEveryMs = 250;

/** All uploads of a user in this window: several at once, continued after whatever interrupts them. */
export function createUploadQueue({ userId, shelf, call, deliver }: UploadQueueDeps) {
  let jobs: readonly UploadJob[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const retries = new Map<string, () => void>();
  let isStopped = false;

  const show = (next: readonly UploadJob[]) => {
    jobs = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => jobs.find((job) => job.id === id);
  const change = (id: string, patch: Partial<UploadJob>) =>
    show(jobs.map((job) => (job.id === id ? { ...job, ...patch } : job)));
  const setState = (id: string, state: JobState) => change(id, { state });
  const keep = (id: string) => {
    const job = find(id);
    return job ? shelf.put(job) : Promise.resolve();
  };
  const forget = (id: string) => {
    show(jobs.filter((job) => job.id !== id));
    return shelf.remove(id);
  };

  /** Begins what waits, while there is room for it. */
  const pump = () => {
    if (isStopped) return;
    for (const { id, state } of jobs) {
      if (running.size >= atOnce) return;
      if (state.kind === 'waiting' && !running.has(id)) void run(id);
    }
  };

  const run = async (id: string) => {
    const attempt = new AbortController();
    running.set(id, attempt);
    try {
      await exclusively(
        id,
        attempt.signal,
        () => setState(id, { kind: 'elsewhere' }),
        () => work(id, attempt.signal),
      );
    } catch (error) {
      if (!attempt.signal.aborted) throw error;
    } finally {
      if (running.get(id) === attempt) running.delete(id);
      pump();
    }
  };

  const work = async (id: string, signal: AbortSignal) => {
    const kept = (await shelf.list()).find((one) => one.id === id);
    // Another tab has brought it to its end.
    if (!kept) return show(jobs.filter((job) => job.id !== id));
    change(id, { uploadId: kept.uploadId, sent: Math.max(kept.sent, find(id)?.sent ?? 0) });
    const file = await shelf.file(id);
    if (!file) return setState(id, { kind: 'fileGone' });

    for (let failures = 0; !signal.aborted;) {
      const before = find(id)?.sent ?? 0;
      try {
        const media = await send(id, file, signal);
        const job = find(id);
        if (job) await call(() => deliver(job, media));
        setState(id, { kind: 'done' });
        return shelf.remove(id);
      } catch (error) {
        if (signal.aborted) return undefined;
        if ((find(id)?.sent ?? 0) > before) failures = 0;
        const outcome = await outcomeOf(error, file, { isAlone: running.size === 1 });
        if (outcome.kind === 'sessionEnded') {
          isStopped = true;
          return setState(id, { kind: 'waiting' });
        }
        if (outcome.kind === 'ends') {
          setState(id, outcome.state);
          return keep(id);
        }
        setState(id, { kind: 'offline' });
        await waitFor({ failures, pauseMs: outcome.pauseMs }, signal, (wake) => retries.set(id, wake));
        retries.delete(id);
        failures += 1;
      }
    }
    return undefined;
  };

  const send = (id: string, file: File, signal: AbortSignal) => {
    const speedOf = createSpeedometer();
    const tell = atIntervals(progressEveryMs, signal, (sent: number) =>
      change(id, { sent, state: { kind: 'sending', bytesPerSecond: speedOf(sent, performance.now()) } }),
    );
    setState(id, { kind: 'sending', bytesPerSecond: 0 });
    return sendFile(find(id)!, file, {
      call,
      signal,
      onUpload: (uploadId) => {
        change(id, { uploadId });
        void keep(id);
      },
      onSent: tell.later,
      onChecking: () => {
        tell.end();
        change(id, { sent: file.size, state: { kind: 'checking' } });
      },
    }).finally(tell.end);
  };

  const interrupt = (id: string, state: JobState) => {
    running.get(id)?.abort();
    running.delete(id);
    setState(id, state);
    const kept = keep(id);
    pump();
    return kept;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => jobs,

    /** Continues what this device kept. */
    async start() {
      isStopped = false;
      const kept = (await shelf.list()).filter((job) => job.userId === userId && !find(job.id));
      if (isStopped) return;
      const continued = kept.map((job): UploadJob => (isUnderWay(job) ? { ...job, state: { kind: 'waiting' } } : job));
      show([...continued, ...jobs]);
      pump();
    },
    /** Nothing is sent any more; `start` continues. */
    stop() {
      isStopped = true;
      for (const attempt of running.values()) attempt.abort();
      running.clear();
      show([]);
    },

    /** A lesson has one upload: a later file takes the place of an earlier. */
    async add(target: UploadTarget, file: File) {
      for (const { id, lessonId } of jobs) if (lessonId === target.lessonId) await this.cancel(id);
      const id = nanoid();
      const job: UploadJob = {
        ...target,
        id,
        userId,
        name: file.name,
        size: file.size,
        uploadId: null,
        sent: 0,
        isKept: false,
        state: { kind: 'waiting' },
      };
      show([...jobs, job]);
      const keeping = shelf.keepFile(id, file);
      await shelf.put(job);
      pump();
      if (!(await keeping) || !find(id)) return;
      change(id, { isKept: true });
      await keep(id);
    },

    pause: (id: string) => interrupt(id, { kind: 'paused' }),
    /** Goes on with what was paused, has failed or waits for the connection. */
    resume(id: string) {
      if (running.has(id)) return retries.get(id)?.();
      setState(id, { kind: 'waiting' });
      return pump();
    },
    async cancel(id: string) {
      const job = find(id);
      running.get(id)?.abort();
      running.delete(id);
      await forget(id);
      pump();
      // What cannot be told to the server now expires there.
      if (job?.uploadId && job.state.kind !== 'done')
        await call(() => resumableUpload.drop(job.uploadId!)).catch(() => undefined);
    },
    /** Continues with a file that was chosen again; false if it is not the same. */
    giveFile(id: string, file: File) {
      const job = find(id);
      if (!job || file.name !== job.name || file.size !== job.size) return false;
      void shelf.keepFile(id, file).then((isKept) => change(id, { isKept }));
      setState(id, { kind: 'waiting' });
      pump();
      return true;
    },
    /** A new lesson got its id, or another title. */
    retarget(lessonId: string, target: Partial<Pick<UploadTarget, 'lessonId' | 'title'>>) {
      for (const job of jobs) {
        if (job.lessonId !== lessonId) continue;
        change(job.id, target);
        void keep(job.id);
      }
    },
    /** Whether closing the window would end something that no reload continues by itself. */
    wouldLose: () => jobs.some((job) => !job.isKept && isUnderWay(job)),
    clearDone: () => show(jobs.filter(({ state }) => state.kind !== 'done')),
    /** The connection is back: nobody needs to wait for the next attempt. */
    wake() {
      for (const retry of retries.values()) retry();
    },
  };
}

/** In one tab at a time; what another tab does is waited for. */
function exclusively(id: string, signal: AbortSignal, onWaiting: () => void, work: () => Promise<unknown>) {
  if (!('locks' in navigator)) return work();
  const name = `upload:${id}`;
  return navigator.locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? work() : 'taken'))
    .then((answer) => {
      if (answer !== 'taken') return answer;
      onWaiting();
      return navigator.locks.request(name, { signal }, work);
    });
}
