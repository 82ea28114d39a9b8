import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Pool } from './db.ts';
import type { Env } from './env.ts';
import { s3BucketOf } from './file-store/s3-bucket.ts';
import type { Keys } from './keys.ts';
import { StartError } from './start-error.ts';
import { writeOnce } from './write-once.ts';

/**
 * Refuses to start a process whose keys or media are not those of the database: it would sign out everybody, void
 * certificates, answer 404 for every file, or find no account to pay to. The first start stores its marks; later ones
 * are compared with them.
 */
export async function joinInstallation(db: Pool, env: Env, keys: Keys) {
  const own = new Map(Object.entries(await marksOf(env, keys)));
  await db.installationMark.createMany({
    data: [...own].map(([name, mark]) => ({ name, mark })),
    skipDuplicates: true,
  });
  const rows = await db.installationMark.findMany({ orderBy: { name: 'asc' } });
  const foreign = rows.filter(({ name, mark }) => own.has(name) && own.get(name) !== mark).map(({ name }) => name);
  if (foreign.length === 0) return;
  throw new StartError(
    `Proses ini tidak cocok dengan basis datanya: ${foreign.join(', ')} berbeda dari yang dipakai sejak awal. ` +
      'Pakai nilai yang sama dengan proses lain. Kalau memang diganti dengan sengaja, jalankan dulu `npm run api -- installation accept`.',
  );
}

/** Deletes the marks; the next start writes new ones. */
export const forgetInstallation = (db: Pool) => db.installationMark.deleteMany();

async function marksOf(env: Env, keys: Keys) {
  return { ...keyMarksOf(keys), [env.STORAGE === 's3' ? 'S3_BUCKET' : 'DATA_DIR']: await installationIdOf(env) };
}

/** Returns the marks of the keys, by their variables. */
export const keyMarksOf = (keys: Keys) => ({
  JWT_SECRET: fingerprintOf('JWT_SECRET', keys.jwt),
  MEDIA_KEY: fingerprintOf('MEDIA_KEY', keys.media),
  CERTIFICATE_KEY: fingerprintOf('CERTIFICATE_KEY', keys.certificate),
  BANK_KEY: fingerprintOf('BANK_KEY', keys.bank),
});

/** Returns the id that lies beside the media, created by the first process. */
export const installationIdOf = async (env: Env) =>
  env.STORAGE === 's3' ? markOfBucket(env) : markOfFolder(env.DATA_DIR);

/** Replaces the id beside the media: they are now those of another installation. */
export async function replaceInstallationId(env: Env, id: string) {
  if (env.STORAGE === 's3') return s3BucketOf(env).put(idName, Buffer.from(id));
  mkdirSync(env.DATA_DIR, { recursive: true });
  writeFileSync(join(env.DATA_DIR, idName), id);
}

const idName = 'installation-id';

/** Returns a fingerprint that identifies a key without revealing it. */
const fingerprintOf = (name: string, key: string) => createHmac('sha256', key).update(name).digest('base64url');

/** Reads or creates a marker file beside the media, so that it moves with them. */
function markOfFolder(folder: string) {
  const file = join(folder, idName);
  writeOnce(file, randomUUID());
  return readFileSync(file, 'utf8').trim();
}

/** Reads or creates a marker beside the media in the bucket. */
async function markOfBucket(env: Env) {
  const bucket = s3BucketOf(env);
  await bucket.putNew(idName, randomUUID());
  return (await text((await bucket.read(idName))!)).trim();
}
