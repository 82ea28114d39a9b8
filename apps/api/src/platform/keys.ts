import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

export interface Keys {
  readonly jwt: string;
  readonly simulator: string;
  /** Signs the addresses of lesson media. */
  readonly media: string;
  /** Signs what certificates say, and the addresses of their files. */
  readonly certificate: string;
}

/** Production takes its keys from the environment; elsewhere they are made once and kept in the data folder. */
export function readKeys(env: Env): Keys {
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE) {
    return {
      jwt: required(env, 'JWT_SECRET'),
      media: required(env, 'MEDIA_KEY'),
      certificate: required(env, 'CERTIFICATE_KEY'),
      simulator: env.SIMULATOR_KEY ?? randomKey(),
    };
  }
  const kept = keptKeys(env.DATA_DIR);
  return {
    jwt: env.JWT_SECRET ?? kept.jwt,
    simulator: env.SIMULATOR_KEY ?? kept.simulator,
    media: env.MEDIA_KEY ?? kept.media,
    certificate: env.CERTIFICATE_KEY ?? kept.certificate,
  };
}

const randomKey = () => randomBytes(48).toString('base64url');

function required(env: Env, name: 'JWT_SECRET' | 'MEDIA_KEY' | 'CERTIFICATE_KEY') {
  const key = env[name];
  if (!key) throw new Error(`${name} is required in production (32 characters or more)`);
  return key;
}

/** A data folder of an older version lacks the newer keys: they are added to it. */
function keptKeys(folder: string): Keys {
  const file = join(folder, 'keys.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>) : {};
  if (kept.jwt && kept.simulator && kept.media && kept.certificate) return kept as Keys;

  const keys: Keys = {
    jwt: randomKey(),
    simulator: randomKey(),
    media: randomKey(),
    certificate: randomKey(),
    ...kept,
  };
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
  return keys;
}
