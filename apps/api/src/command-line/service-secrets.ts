import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { randomKey } from '../platform/keys.ts';
import { writeOnce } from '../platform/write-once.ts';

/** Services beside the API read these by their group, which is that of the API's account. */
const groupReadable = 0o640;

/**
 * Draws the secrets that services of compose.production.yml and docker/kubernetes share with the API, each into a file
 * of a folder, and leaves those that are there. Addresses and the pooler's list of users follow from the password.
 */
export function drawServiceFiles(folder: string) {
  const draw = (name: string, content: string) => {
    const file = resolve(folder, name);
    return { file, isNew: writeOnce(file, content, groupReadable) };
  };
  const drawn = [
    draw('postgres_password', randomKey()),
    draw('database_password', randomKey()),
    draw('s3_access_key_id', 'sinau'),
    draw('s3_secret_access_key', randomKey()),
  ];
  const password = readFileSync(resolve(folder, 'database_password'), 'utf8').trim();
  const addressAt = (host: string) => `postgresql://sinau:${password}@${host}/sinau`;
  return [
    ...drawn,
    draw('database_url', addressAt('pooler:6432')),
    draw('database_direct_url', addressAt('postgres:5432')),
    draw('pooler_users', `"sinau" "${password}"\n`),
  ];
}
