import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';

interface Bounds {
  /** Maximum number of concurrent calls of one user. */
  readonly max: number;
  /** Maximum number of calls that wait for their turn; those beyond are refused. */
  readonly maxWaiting: number;
}

/** Maximum time that a call waits, in milliseconds: the call itself takes time after its turn came. */
const longestWait = 1_000;

/** A page makes a dozen calls at most. A user with more waiting calls is slowed down, in milliseconds a turn. */
const usualWaiting = 12;
const pause = 50;

/**
 * Keeps the calls of one user from taking all connections of the database, and all of the processor: few run
 * concurrently in this process, and the others wait before they take a connection. A refusal comes after the longest
 * wait, so that a client which immediately repeats refused calls stays slow, too.
 */
export function createUserCalls({ max, maxWaiting }: Bounds) {
  const users = new Map<string, User>();

  /** Resolves when it is the call's turn, with the function that ends the call. */
  async function enter(key: string): Promise<() => void> {
    const user = users.get(key) ?? { underWay: 0, waiting: [], finished: 0 };
    users.set(key, user);
    if (user.underWay < max) user.underWay += 1;
    else if (user.waiting.length < maxWaiting) await turnOf(user);
    else await refuseLate();

    const leave = () => {
      const next = user.waiting.shift();
      if (next) return next(); // takes the slot over
      user.underWay -= 1;
      if (user.underWay === 0) users.delete(key);
    };
    return () => {
      user.finished += 1;
      if (user.waiting.length > usualWaiting) setTimeout(leave, pause);
      else leave();
    };
  }
  return { enter };
}

interface User {
  underWay: number;
  readonly waiting: (() => void)[];
  /** Number of the user's calls that have ended. */
  finished: number;
}

function turnOf(user: User) {
  return new Promise<void>((resolve, reject) => {
    const finishedBefore = user.finished;
    const turn = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      user.waiting.splice(user.waiting.indexOf(turn), 1);
      // If no call has ended meanwhile, they all hang, such as behind a database that is unavailable.
      reject(refusal(user.finished === finishedBefore ? 'unavailable' : 'too_many_requests'));
    }, longestWait);
    user.waiting.push(turn);
  });
}

async function refuseLate(): Promise<never> {
  await sleep(longestWait);
  throw refusal('too_many_requests');
}

const refusal = (code: 'unavailable' | 'too_many_requests') => new AppError(code, { retryAfter: 1 });

const maxKnownTokens = 10_000;

/**
 * Limits a user's concurrent calls. It counts them before the database identifies the user: a token's first call counts
 * by the token, and from then on all tokens of a user count together.
 */
export function createConcurrencyLimiter(bounds: Bounds) {
  const calls = createUserCalls(bounds);
  const userOf = new Map<string, string>();
  return {
    async acquire({ headers: { authorization } }: FastifyRequest, reply: FastifyReply) {
      if (authorization === undefined) return;
      const leave = await calls.enter(userOf.get(authorization) ?? authorization);
      if (reply.raw.closed || reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
    },
    bindUser({ headers: { authorization } }: FastifyRequest, userId: string) {
      if (authorization === undefined || userOf.has(authorization)) return;
      userOf.set(authorization, userId);
      if (userOf.size > maxKnownTokens) userOf.delete(userOf.keys().next().value!);
    },
  };
}
export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;
