import { pino, stdSerializers, type BaseLogger, type DestinationStream } from 'pino';
import type { Env } from './env.ts';

/** What services log with. Nothing personal goes in. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** Structured lines in production, readable ones on a terminal. Nothing personal is passed to it. */
export const createLogger = (env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>, destination?: DestinationStream) => {
  const options = {
    level: env.LOG_LEVEL,
    serializers: { err: describeError },
    ...(env.NODE_ENV === 'development' &&
      process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
  return destination ? pino(options, destination) : pino(options);
};

/** Libraries hang all sorts of things on their errors: pg for one its whole connection. */
function describeError(error: Error) {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    code?: unknown;
  };
  return {
    type,
    ...(code !== undefined && { code }),
    message: withoutArguments(message),
    stack: withoutArguments(stack),
  };
}

/** Prisma shows the arguments of a call that it refuses, over several lines. */
const withoutArguments = (text: string) => text.replace(/\{\n[\s\S]*\n\}/, '{…}');
