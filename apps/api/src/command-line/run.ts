import { z } from 'zod';
import { fieldMessages } from '../http/validation.ts';
import { AppError } from '../platform/app-error.ts';
import { explainedByDatabase, withDatabasePatience } from '../platform/database-patience.ts';
import { connect, type Pool } from '../platform/db.ts';
import { readEnv, type Env } from '../platform/env.ts';
import { exitCodes, StartError } from '../platform/start-error.ts';

export interface Tools {
  readonly env: Env;
  readonly db: Pool;
}

/** Reports the failure of a command in a sentence, and gives its exit code. */
export function explained<Options extends unknown[]>(work: (...options: Options) => Promise<void>) {
  return async (...options: Options) => {
    try {
      await work(...options);
    } catch (error) {
      console.error(sentenceOf(error));
      process.exitCode = error instanceof StartError ? error.exitCode : exitCodes.failure;
    }
  };
}

/** Gives a command the environment, once that is checked. */
export function withEnvironment<Options extends unknown[]>(work: (env: Env, ...options: Options) => Promise<void>) {
  return explained<Options>(async (...options) => work(readEnv(process.env), ...options));
}

/** Gives a command the environment and its database, which has to answer. */
export const run = withDatabase((ping) => ping());

/** Waits for a database that is still starting: commands of deployments begin at the same time as it. */
export const runPatiently = withDatabase((ping) =>
  withDatabasePatience(ping, { onWait: (reason) => console.error(`Menunggu basis data: ${reason}`) }),
);

function withDatabase(reach: (ping: () => Promise<void>) => Promise<void>) {
  return <Options extends unknown[]>(work: (tools: Tools, ...options: Options) => Promise<void>) =>
    withEnvironment<Options>(async (env, ...options) => {
      const { db, ping } = connect(env.DATABASE_DIRECT_URL, { max: 4 });
      await reach(() => ping(env.DATABASE_CONNECT_SECONDS * 1000)).catch((error: unknown) => {
        throw explainedByDatabase(error);
      });
      await work({ env, db }, ...options).finally(() => db.$disconnect());
    });
}

function sentenceOf(error: unknown) {
  if (error instanceof StartError) return error.message;
  if (error instanceof AppError) return Object.values(error.fields ?? {}).join('; ') || error.message;
  if (error instanceof z.ZodError)
    return Object.entries(fieldMessages(error))
      .map(([field, message]) => `${field}: ${message}`)
      .join('; ');
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ').trim();
}
