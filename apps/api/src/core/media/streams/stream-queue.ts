import type { StreamProgress } from '@sinau/contracts/core/media/streams.schemas';
import { AppError } from '../../../platform/app-error.ts';
import { later } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { defineJob } from '../../../platform/jobs.ts';
import { required } from '../../../platform/required.ts';
import type { MediaOwner, MediaRow } from '../media.queries.ts';
import { presentStreamProgress } from './stream-progress.presenter.ts';
import * as queries from './stream-task.queries.ts';

/**
 * One turn at making renditions: of which recording is decided when it is taken. Each recording that waits has sent one,
 * and each turn sends another while any waits. One at a time in each process.
 */
export const streamTurnJob = defineJob<Record<string, never>>('media.stream-turn', {
  longestHours: 24,
  runsIn: 'media',
});

/** Time after which the turn of a killed process is free; a running one renews it more often. */
export const turnHeldFor = 20_000;
/** Follows a turn until it is over. */
export const watchTurnJob = defineJob<queries.TurnKey>('media.watch-stream-turn', { retentionSeconds: 3600 });

export type StreamQueue = ReturnType<typeof createStreamQueue>;

/** Queues recordings whose renditions are to be made, and says how far they are. */
export function createStreamQueue({ db, clock, jobs, streamEncoder }: StreamQueueDeps) {
  const sendTurn = (tx: Db) => jobs.send(tx, streamTurnJob, {});
  const watch = (tx: Db, { mediaId, heldBy }: queries.TurnKey) =>
    jobs.send(tx, watchTurnJob, { mediaId, heldBy }, { startAfter: later(clock.now(), turnHeldFor) });

  return {
    /** Queues a recording of a lesson that was just stored; nothing else, and nothing where no encoder is. */
    async add(tx: Db, media: MediaRow) {
      if (!isRecording(media) || !(await streamEncoder.isAvailable())) return;
      await queries.insertStreamTask(tx, media, clock.now());
      await sendTurn(tx);
    },

    watch,

    /** Sends another turn where the process of this one was killed, and looks again later while it goes on. */
    async watchTurn(turn: queries.TurnKey) {
      const heldUntil = await queries.findHeldUntil(db, turn);
      if (heldUntil) await (heldUntil < clock.now() ? sendTurn(db) : watch(db, turn));
    },

    /** Goes on with recordings whose turns were lost with a process that was killed, and begins with missing ones. */
    async resume() {
      if (await queries.hasOpenStreamTasks(db, clock.now())) await sendTurn(db);
    },

    async progress(owner: MediaOwner, { id }: { id: string }): Promise<{ progress: StreamProgress | null }> {
      const media = required(await queries.findOwnRecording(db, id, owner));
      return { progress: media.streamTask && presentStreamProgress(media, media.streamTask) };
    },

    /** Cancels what is waiting or being made: the process that makes it learns of it when it renews its turn. */
    async cancel(owner: MediaOwner, { id }: { id: string }): Promise<{ progress: StreamProgress }> {
      return db.$transaction(async (tx) => {
        await queries.lockStreamTask(tx, id);
        const media = required(await queries.findOwnRecording(tx, id, owner));
        const task = required(media.streamTask);
        const isOpen = task.state === 'waiting' || task.state === 'encoding';
        return { progress: presentStreamProgress(media, isOpen ? await queries.cancelStreamTask(tx, id) : task) };
      });
    },

    /**
     * Repeats what failed, and continues what was cancelled. With another loudness all streams are encoded anew, and
     * learners play the recording itself meanwhile.
     */
    async makeAgain(owner: MediaOwner, { id }: { id: string }, { evensLoudness }: { evensLoudness: boolean }) {
      return db.$transaction(async (tx) => {
        await queries.lockStreamTask(tx, id);
        const media = required(await queries.findOwnRecording(tx, id, owner));
        const task = required(media.streamTask);
        const isChanged = task.evensLoudness !== evensLoudness;
        if (isChanged && task.originalName !== media.fileName) throw new AppError('recording_original_removed');
        const isStopped = task.state === 'failed' || task.state === 'cancelled';
        if (!isChanged && !isStopped) return { progress: presentStreamProgress(media, task) };

        const waiting = await queries.resetStreamTask(tx, id, evensLoudness);
        if (isChanged) await queries.forgetStreams(tx, id);
        await sendTurn(tx);
        return { progress: presentStreamProgress(isChanged ? { ...media, streams: null } : media, waiting) };
      });
    },
  };
}

type StreamQueueDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'streamEncoder'>;

const isRecording = ({ kind, purpose }: MediaRow) => purpose === 'lesson' && (kind === 'video' || kind === 'audio');
