import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { holdUpload, releaseUpload, renewHold } from './resumable.queries.ts';

/** Lifetime of an upload that is not continued. */
export const uploadLifetime = days(1);
/** Time after which the uploads of a killed process are free; a running process renews its lock more often. */
const heldFor = 15_000;
const renewEvery = 5_000;

interface Holding {
  readonly end: () => void;
  readonly ended: Promise<unknown>;
}

/**
 * Lets one caller at a time write to an upload, across all processes: its row names the holder until a time that is
 * extended while the work continues. A sender that requests the offset of its upload has given up sending, so that ends
 * its chunk.
 */
export function createUploadHold({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const holdings = new Map<string, Holding>();

  return {
    async hold<T>(id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const heldBy = randomUUID();
      const now = clock.now();
      const terms = { heldBy, now, heldUntil: later(now, heldFor), expiresAt: later(now, uploadLifetime) };
      if (!(await holdUpload(db, id, terms))) throw new AppError('upload_offset_conflict');

      const interruption = new AbortController();
      const end = () => interruption.abort(new AppError('upload_interrupted'));
      const renewal = setInterval(() => {
        renewHold(db, id, heldBy, later(clock.now(), heldFor)).then(
          (isHeld) => isHeld || end(),
          () => undefined,
        );
      }, renewEvery);
      const working = work(interruption.signal).finally(async () => {
        clearInterval(renewal);
        holdings.delete(id);
        await releaseUpload(db, id, heldBy);
      });
      holdings.set(id, { end, ended: working.catch(() => undefined) });
      return working;
    },

    /** Aborts the reception of an upload in this process, and waits for its end. */
    async interrupt(id: string) {
      const holding = holdings.get(id);
      holding?.end();
      await holding?.ended;
    },
  };
}
