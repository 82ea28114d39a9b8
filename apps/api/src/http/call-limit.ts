import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/app-error.ts';

/** The process has as many calls in progress as it may. */
export class Overload extends Error {
  override readonly name = 'Overload';
}

/**
 * Bounds the calls that are in progress in this process, whoever sends them. Beyond it a call would wait longer than its
 * client does, and the check of health and all that come later would wait behind it; a refusal costs a tenth of an answer.
 */
export function createCallLimit(max: number) {
  let inProgress = 0;
  const leave = () => {
    inProgress -= 1;
  };
  return {
    enter({ raw }: FastifyReply) {
      if (inProgress >= max) throw new AppError('unavailable', { cause: new Overload(`${max} calls are in progress`) });
      if (raw.closed || raw.destroyed) return;
      inProgress += 1;
      raw.once('close', leave);
    },
  };
}
export type CallLimit = ReturnType<typeof createCallLimit>;
