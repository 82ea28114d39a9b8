import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

export interface Keys {
  readonly jwt: string;
  readonly simulator: string;
}

/** Production takes its keys from the environment; elsewhere they are made once and kept in the data folder. */
export function readKeys(env: Env): Keys {
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE) {
    if (!env.JWT_SECRET) throw new Error('JWT_SECRET is required in production (32 characters or more)');
    return { jwt: env.JWT_SECRET, simulator: env.SIMULATOR_KEY ?? randomBytes(24).toString('base64url') };
  }
  const file = join(env.DATA_DIR, 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(env.DATA_DIR, { recursive: true });
    const made: Keys = { jwt: randomBytes(48).toString('base64url'), simulator: randomBytes(24).toString('base64url') };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Keys;
  return { jwt: env.JWT_SECRET ?? kept.jwt, simulator: env.SIMULATOR_KEY ?? kept.simulator };
}
