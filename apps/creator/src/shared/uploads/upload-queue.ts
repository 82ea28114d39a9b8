import { nanoid } from '@reduxjs/toolkit';
import { resumableUpload } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { createJobList } from './job-list.ts';
import { runJob } from './run-job.ts';
import { continued, isUnderWay, newJob, type UploadJob, type UploadTarget } from './upload-job.ts';
import { exclusively } from './upload-lock.ts';
import { unexpectedFailure } from './upload-retries.ts';
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

/** All uploads of a user in this window: several concurrently, continued after any interruption. */
export function createUploadQueue({ userId, shelf, call, deliver }: UploadQueueDeps) {
  const list = createJobList(shelf);
  const turns = createTurns();

  const work = async (id: string, signal: AbortSignal) => {
    const ending = await runJob(id, {
      list,
      shelf,
      call,
      deliver,
      signal,
      isAlone: () => turns.count() === 1,
      onPause: (wake) => turns.pause(id, signal, wake),
    });
    return ending === 'sessionEnded' ? turns.close() : undefined;
  };

  /** Begins waiting uploads, while there is room for them. */
  const pump = () => {
    for (const { id, state } of list.getSnapshot()) {
      if (turns.isClosed() || turns.count() >= atOnce) return;
      if (state.kind === 'waiting' && !turns.has(id)) void run(id);
    }
  };
  const run = async (id: string) => {
    const { signal, end } = turns.take(id);
    try {
      await exclusively(
        id,
        signal,
        () => list.setState(id, { kind: 'elsewhere' }),
        () => work(id, signal),
      );
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      // As a waiting upload it would begin again at once, without end.
      list.setState(id, unexpectedFailure);
    } finally {
      end();
      pump();
    }
  };
  const wait = (id: string) => {
    list.setState(id, { kind: 'waiting' });
    pump();
  };

  const cancel = async (id: string) => {
    const job = list.find(id);
    turns.abort(id);
    await list.forget(id);
    pump();
    const uploadId = job?.state.kind === 'done' ? null : job?.uploadId;
    // An upload whose removal does not reach the server expires there.
    if (uploadId) await call(() => resumableUpload.drop(uploadId)).catch(() => undefined);
  };

  return {
    subscribe: list.subscribe,
    getSnapshot: list.getSnapshot,

    /** Continues the uploads on this device. */
    async start() {
      turns.open();
      const stored = (await shelf.list()).filter((job) => job.userId === userId && !list.find(job.id));
      if (turns.isClosed()) return;
      list.show([...stored.map(continued), ...list.getSnapshot()]);
      pump();
    },
    /** Stops all sending; `start` continues. */
    stop() {
      turns.close();
      turns.abortAll();
      list.show([]);
    },

    /** Adds a file. A lesson has one upload: a later file replaces an earlier one. */
    async add(target: UploadTarget, file: File) {
      for (const { id, lessonId } of list.getSnapshot()) if (lessonId === target.lessonId) await cancel(id);
      const job = newJob(nanoid(), userId, target, file);
      list.show([...list.getSnapshot(), job]);
      const isStoring = shelf.keepFile(job.id, file);
      await shelf.put(job);
      pump();
      if (!(await isStoring) || !list.find(job.id)) return;
      list.change(job.id, { isStoredLocally: true });
      await list.store(job.id);
    },
    async pause(id: string) {
      turns.abort(id);
      list.setState(id, { kind: 'paused' });
      const isStored = list.store(id);
      pump();
      await isStored;
    },
    /** Continues an upload that was paused, has failed or waits for the connection. */
    resume: (id: string) => (turns.has(id) ? turns.wake(id) : wait(id)),
    cancel,
    /** Continues with a file that was chosen again; false if it is not the same. */
    giveFile(id: string, file: File) {
      const job = list.find(id);
      if (!job || file.name !== job.name || file.size !== job.size) return false;
      void shelf.keepFile(id, file).then((isStoredLocally) => list.change(id, { isStoredLocally }));
      wait(id);
      return true;
    },
    /** Updates the lesson of a job: its new id or title. */
    retarget(lessonId: string, target: Partial<Pick<UploadTarget, 'lessonId' | 'title'>>) {
      for (const job of list.getSnapshot()) {
        if (job.lessonId !== lessonId) continue;
        list.change(job.id, target);
        void list.store(job.id);
      }
    },
    /** Removes the uploads of deleted lessons; one under way ends by itself, in case its lesson is restored. */
    async forgetLessons(lessonIds: readonly string[]) {
      for (const job of list.getSnapshot())
        if (lessonIds.includes(job.lessonId) && !isUnderWay(job)) await cancel(job.id);
    },
    /** Returns whether closing the window would end an upload that no reload continues by itself. */
    wouldLose: () => list.getSnapshot().some((job) => !job.isStoredLocally && isUnderWay(job)),
    clearDone: () => list.show(list.getSnapshot().filter(({ state }) => state.kind !== 'done')),
    /** Ends all pauses: the connection is back. */
    wake: turns.wakeAll,
  };
}

/** Uploads being worked on, each with what aborts it and, in a pause, what ends that. */
function createTurns() {
  const running = new Map<string, { attempt: AbortController; wake?: () => void }>();
  let isClosed = false;
  const abort = (id: string) => {
    running.get(id)?.attempt.abort();
    running.delete(id);
  };
  return {
    count: () => running.size,
    has: (id: string) => running.has(id),
    take(id: string) {
      const turn = { attempt: new AbortController() };
      running.set(id, turn);
      return { signal: turn.attempt.signal, end: () => running.get(id) === turn && running.delete(id) };
    },
    pause(id: string, signal: AbortSignal, wake: () => void) {
      const turn = running.get(id);
      if (turn?.attempt.signal === signal) turn.wake = wake;
    },
    /** Ends a pause; without one it does nothing. */
    wake: (id: string) => running.get(id)?.wake?.(),
    wakeAll() {
      for (const { wake } of running.values()) wake?.();
    },
    abort,
    abortAll() {
      for (const id of running.keys()) abort(id);
    },
    isClosed: () => isClosed,
    open() {
      isClosed = false;
    },
    /** Lets no upload begin until it is opened again. */
    close() {
      isClosed = true;
    },
  };
}
