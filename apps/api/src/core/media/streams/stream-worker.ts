import { randomUUID } from 'node:crypto';
import { later, minutes } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { UnencodableRecording } from '../../../platform/stream-encoder/index.ts';
import { deleteMedia } from '../media.queries.ts';
import { streamTurnJob, turnHeldFor, type StreamQueue } from './stream-queue.ts';
import { createStreamSteps, type StepDeps, type StepProgress } from './stream-steps.ts';
import { maxAttempts } from './stream-steps.rules.ts';
import * as queries from './stream-task.queries.ts';
import type { StreamTurn } from './stream-task.queries.ts';

const renewEvery = turnHeldFor / 4;
/** Pause after the first failure, a minute; each further one is four times as long. */
const pauseAfter = (attempts: number) => minutes(4 ** (attempts - 1));

const notEncoded = 'Sebagian kualitas belum berhasil disiapkan. Sementara ini yang diputar kualitas yang sudah ada.';

type WorkerDeps = StepDeps & Pick<Deps, 'clock' | 'jobs' | 'log' | 'ending'> & { streamQueue: StreamQueue };

/** Makes renditions of recordings, one step of one recording a turn. */
export function createStreamWorker(deps: WorkerDeps) {
  const { db, clock, jobs, log, ending, streamEncoder, storage, streamQueue } = deps;
  const steps = createStreamSteps(deps);
  const heldUntil = () => later(clock.now(), turnHeldFor);

  /** Renews the turn while `work` goes on, and aborts it where the recording is removed or the process ends. */
  async function holding<T>(turn: StreamTurn, work: (progress: StepProgress) => Promise<T>): Promise<T> {
    const interruption = new AbortController();
    let percent = 0;
    const signal = AbortSignal.any([interruption.signal, ending]);
    const renew = async () => {
      if (!(await queries.renewStreamTurn(db, turn, percent, heldUntil()))) interruption.abort();
    };
    const renewal = setInterval(() => void renew().catch(() => undefined), renewEvery);
    try {
      return await work({
        signal,
        ensureHeld: async () => {
          await renew();
          signal.throwIfAborted();
        },
        onPercent: (reached) => {
          percent = Math.min(99, Math.max(percent, Math.floor(reached)));
        },
      });
    } finally {
      clearInterval(renewal);
    }
  }

  async function endFailed(turn: StreamTurn, error: unknown) {
    const { attempts } = turn;
    // A process that ends gives its turn back: that was no attempt.
    if (ending.aborted) return queries.releaseStreamTurn(db, turn, { attempts: attempts - 1, retryAt: null });
    // Another process has taken it over, and repeats its step.
    if (!(await queries.findHeldUntil(db, turn))) return;
    if (error instanceof UnencodableRecording) return queries.failStreamTurn(db, turn, error.message);
    log.error({ err: error, mediaId: turn.mediaId }, 'rendition not made');
    if (attempts >= maxAttempts) return queries.failStreamTurn(db, turn, notEncoded);
    const retryAt = later(clock.now(), pauseAfter(attempts));
    await jobs.send(db, streamTurnJob, {}, { startAfter: retryAt });
    return queries.releaseStreamTurn(db, turn, { attempts, retryAt });
  }

  /**
   * Removes what was made of a recording that was removed meanwhile, whose row waited for that; returns whether it was.
   */
  async function removeUnwanted(turn: StreamTurn) {
    if (!(await queries.deleteStreamTask(db, turn))) return false;
    await storage.remove(turn.mediaId);
    await deleteMedia(db, turn.mediaId, clock.now());
    return true;
  }

  async function take(turn: StreamTurn) {
    // A step that has ended its process so often would end this one, too.
    if (turn.attempts > maxAttempts) return queries.failStreamTurn(db, turn, notEncoded);
    try {
      await holding(turn, (progress) => steps.takeNext(turn, progress));
    } catch (error) {
      if (!(await removeUnwanted(turn))) await endFailed(turn, error);
    }
  }

  /** Takes the next turn, if any recording waits. */
  return async function takeTurn(): Promise<void> {
    if (!(await streamEncoder.isAvailable())) throw new Error('This process has no encoder');
    const now = clock.now();
    const turn = await db.$transaction(async (tx) => {
      const taken = await queries.takeStreamTurn(tx, { heldBy: randomUUID(), now, heldUntil: heldUntil() });
      if (taken) await streamQueue.watch(tx, taken);
      return taken;
    });
    if (!turn) return;
    await take(turn);
    if (await queries.hasOpenStreamTasks(db, clock.now())) await jobs.send(db, streamTurnJob, {});
  };
}
