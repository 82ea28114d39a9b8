import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/app-error.ts';

/** The process has as many calls in progress as it may. */
export class Overload extends Error {
  override readonly name = 'Overload';
}

/** Maximum number of calls that wait for their turn, and milliseconds that each does. */
const maxWaiting = 1_000;
const longestWait = 1_000;

/**
 * Bounds the calls that are in progress in this process, whoever sends them. Without it all calls that come would make
 * each other slower, until none is answered while its client still waits. The others wait for a second, which lets those
 * of a short rush through, and are then refused, which costs a fraction of an answer.
 */
export function createCallLimit(max: number) {
  let inProgress = 0;
  const waiting = new Set<() => void>();

  const leave = () => {
    const [next] = waiting;
    if (next) next(); // takes the slot over
    else inProgress -= 1;
  };
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(refusal(max));
      }, longestWait);
      waiting.add(begin);
    });

  return {
    /** Resolves when it is the call's turn, which ends with its answer. */
    async enter({ raw }: Pick<FastifyReply, 'raw'>) {
      if (inProgress < max) inProgress += 1;
      else if (waiting.size < maxWaiting) await turn();
      else throw refusal(max);
      if (raw.closed || raw.destroyed) leave();
      else raw.once('close', leave);
    },
  };
}
export type CallLimit = ReturnType<typeof createCallLimit>;

const refusal = (max: number) => new AppError('unavailable', { cause: new Overload(`${max} calls are in progress`) });
