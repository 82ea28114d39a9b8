import { pino, stdSerializers, type BaseLogger, type DestinationStream } from 'pino';
import type { Env } from './env.ts';

/** The logger of services. No personal data is logged. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** Structured lines in production, readable ones on a terminal. No personal data is logged. */
export const createLogger = (env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>, destination?: DestinationStream) => {
  const options = {
    level: env.LOG_LEVEL,
    serializers: { err: describeError },
    ...(env.NODE_ENV === 'development' &&
      process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
  return destination ? pino(options, destination) : pino(options);
};

/** Libraries attach large objects to their errors; pg attaches its whole connection. */
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

/** Prisma's messages quote the arguments of a rejected call, over several lines. */
const withoutArguments = (text: string) => text.replace(/\{\n[\s\S]*\n\}/, '{…}');
