import { pino, type BaseLogger } from 'pino';
import type { Env } from './env.ts';

/** What services log with. Nothing personal goes in. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** Structured lines in production, readable ones on a terminal. Nothing personal is passed to it. */
export const createLogger = (env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>) =>
  pino({
    level: env.LOG_LEVEL,
    ...(env.NODE_ENV === 'development' &&
      process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  });
