import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Env } from './env.ts';
import { keyNames } from './env/secrets.ts';
import { StartError } from './start-error.ts';
import { writeOnce } from './write-once.ts';

export interface Keys {
  readonly jwt: string;
  readonly simulator: string;
  /** Signs the addresses of lesson media. */
  readonly media: string;
  /** Signs the data of certificates, and the addresses of their files. */
  readonly certificate: string;
  /** Encrypts the numbers of bank accounts, and the secrets of second steps and webhooks. */
  readonly bank: string;
}

/** Variables that keys are given in. */
export const keyVariables = {
  jwt: 'JWT_SECRET',
  simulator: 'SIMULATOR_KEY',
  media: 'MEDIA_KEY',
  certificate: 'CERTIFICATE_KEY',
  bank: 'BANK_KEY',
} as const satisfies Record<keyof Keys, keyof Env>;

/** Losses that follow from the loss of a key, in a sentence for the operator. */
export const keyLosses: Record<keyof Keys, string> = {
  jwt: 'semua orang harus masuk lagi, dan tautan di email yang sudah terkirim tidak berlaku',
  simulator: 'pembayaran simulator yang sedang berjalan harus diulang',
  media: 'alamat berkas yang sedang dibuka tidak berlaku sampai halamannya dimuat ulang',
  certificate: 'semua sertifikat yang sudah terbit tidak bisa diverifikasi lagi',
  bank: 'nomor rekening mitra dan pembeli tidak terbaca lagi dan harus diisi ulang, verifikasi dua langkah harus diaktifkan ulang, dan rahasia webhook harus diganti',
};

/**
 * Reads the keys from the environment in production, which has them all; elsewhere they are generated once and stored in
 * the data folder.
 */
export function readKeys(env: Env): Keys {
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE) {
    return {
      jwt: env.JWT_SECRET!,
      media: env.MEDIA_KEY!,
      certificate: env.CERTIFICATE_KEY!,
      bank: env.BANK_KEY!,
      simulator: env.SIMULATOR_KEY ?? randomKey(),
    };
  }
  const stored = storedKeys(env.DATA_DIR);
  return {
    jwt: env.JWT_SECRET ?? stored.jwt,
    simulator: env.SIMULATOR_KEY ?? stored.simulator,
    media: env.MEDIA_KEY ?? stored.media,
    certificate: env.CERTIFICATE_KEY ?? stored.certificate,
    bank: env.BANK_KEY ?? stored.bank,
  };
}

export const randomKey = () => randomBytes(48).toString('base64url');

/** Draws the keys that production needs into files of a folder, and leaves those that are there. */
export const drawKeyFiles = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return keyNames.map((name) => {
    const file = resolve(folder, name.toLowerCase());
    return { name, file, isNew: writeOnce(file, randomKey()) };
  });
};

const names = ['jwt', 'simulator', 'media', 'certificate', 'bank'] as const;

/**
 * Reads the keys of a data folder, generated at its first start. Of two concurrent starts one writes the file, and both
 * use it.
 */
function storedKeys(folder: string): Keys {
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) writeOnce(file, JSON.stringify(Object.fromEntries(names.map((name) => [name, randomKey()]))));
  const stored = parseKeys(file);
  // A file of an older version lacks the newer keys. Derived ones are the same in every process that reads it.
  const derived = (name: string) => createHmac('sha384', stored.jwt).update(name).digest('base64url');
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? derived(name)])) as unknown as Keys;
}

/** Replaces the keys of a data folder; those that were there stay beside them under another name. */
export function replaceStoredKeys(folder: string, keys: Keys): string {
  const file = join(folder, 'keys.json');
  const content = JSON.stringify(keys);
  if (existsSync(file) && readFileSync(file, 'utf8') !== content)
    renameSync(file, join(folder, `keys-${randomUUID()}.json`));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, content, { mode: 0o600 });
  return file;
}

const keyFile = z.object({
  jwt: z.string().min(32),
  simulator: z.string().min(16).optional(),
  media: z.string().min(32).optional(),
  certificate: z.string().min(32).optional(),
  bank: z.string().min(32).optional(),
});

function parseKeys(file: string) {
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new StartError(
      `Berkas kunci ${file} rusak atau tidak bisa dibaca. Kembalikan dari cadangan. Kalau tidak ada, hapus berkas itu: kunci baru dibuat, dan semua orang perlu masuk lagi.`,
      { cause },
    );
  }
}
