import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { pino } from 'pino';
import { isPooled } from '../platform/db.ts';
import { databaseMessage, isDatabaseAddressRefused, isDatabaseUnavailable } from '../platform/database-outage.ts';
import type { Env } from '../platform/env.ts';
import { createFileStore } from '../platform/file-store/index.ts';
import { createSmtp } from '../platform/mail/smtp.ts';
import { findPendingMigrations } from '../platform/migrate.ts';
import { midtransOf, ServerKeyRefused } from '../platform/payments/index.ts';

interface Finding {
  readonly isFine: boolean;
  readonly sentence: string;
}
const fine = (sentence: string): Finding => ({ isFine: true, sentence });
const failed = (sentence: string): Finding => ({ isFine: false, sentence });

/** Tries each service that the environment names, and says of each in one line whether it works, or what helps. */
export const checkConfiguration = (env: Env) =>
  Promise.all(
    Object.entries({
      'Basis data': checkDatabase('DATABASE_URL'),
      ...(isPooled(env) && { 'Basis data tanpa pooler': checkDatabase('DATABASE_DIRECT_URL') }),
      ...(env.DATABASE_REPLICA_URL && { 'Replika basis data': checkDatabase('DATABASE_REPLICA_URL') }),
      Email: checkMail,
      Penyimpanan: checkStore,
      Pembayaran: checkPayments,
    }).map(async ([subject, check]) => ({ subject, ...(await check(env)) })),
  );

const checkDatabase = (name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL') => async (env: Env) => {
  const client = new pg.Client({
    connectionString: env[name],
    connectionTimeoutMillis: env.DATABASE_CONNECT_SECONDS * 1000,
    query_timeout: env.DATABASE_STATEMENT_SECONDS * 1000,
  });
  try {
    await client.connect();
    if (name === 'DATABASE_REPLICA_URL' && !(await isStandby(client)))
      return failed(`menjawab, tetapi bukan standby. Isi ${name} dengan alamat standby dari basis data, tanpa pooler.`);
    if (name !== 'DATABASE_REPLICA_URL' && (await isStandby(client)))
      return failed(
        `menjawab, tetapi standby, jadi tidak bisa ditulis. Isi ${name} dengan alamat basis data utamanya.`,
      );
    const pending = await findPendingMigrations(client);
    return pending.length === 0
      ? fine('menjawab, dan skemanya yang terbaru.')
      : failed(`menjawab, tetapi skemanya kurang ${pending.length} migrasi. Jalankan \`npm run api -- migrate\`.`);
  } catch (error) {
    const reason = databaseMessage(error);
    if (isDatabaseAddressRefused(error))
      return failed(`menolak (${reason}). Periksa nama pengguna, kata sandi, dan nama basis data di ${name}.`);
    return isDatabaseUnavailable(error)
      ? failed(`tidak menjawab (${reason}). Periksa host dan port di ${name}, dan apakah servernya menyala.`)
      : failed(`tidak bisa dipakai (${reason}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
};

async function isStandby(client: pg.Client) {
  const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
  return rows[0]!.isStandby;
}

async function checkMail(env: Env) {
  const smtp = createSmtp(env);
  if (!smtp) return fine(`tidak dikirim; SMTP_URL kosong, jadi email disimpan di ${env.DATA_DIR}/mail.`);
  try {
    await smtp.verify();
    return fine('servernya menerima sambungan dan kata sandi. Tidak ada email yang dikirim.');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return code === 'EAUTH'
      ? failed(
          `nama pengguna atau kata sandi ditolak (${oneLine(message)}). Periksa SMTP_URL; tanda khusus di dalamnya ditulis dengan persen, misalnya %40 untuk @.`,
        )
      : failed(
          `server tidak bisa dipakai (${oneLine(message)}). Periksa host dan port di SMTP_URL: smtps:// untuk port 465, smtp:// untuk port 587. Banyak penyedia server menutup port 25.`,
        );
  } finally {
    smtp.close();
  }
}

async function checkStore(env: Env) {
  const store = createFileStore('media', env);
  const owner = `config-check-${randomUUID()}`;
  const key = `${owner}/check.txt`;
  const place = env.STORAGE === 's3' ? `wadah ${env.S3_BUCKET}` : env.DATA_DIR;
  try {
    await store.withWorkFile(async (path) => {
      await writeFile(path, owner);
      await store.put(key, path);
    });
    try {
      if ((await text(await store.read(key))) !== owner) return failed(`${place} tidak mengembalikan yang ditulis.`);
    } finally {
      await store.remove(owner);
    }
    return (await store.hasRoom())
      ? fine(`${place} bisa ditulis, dibaca, dan dihapus.`)
      : failed(
          `ruang di ${env.DATA_DIR} hampir habis, jadi unggahan ditolak. Kosongkan sebagian, atau turunkan UPLOAD_RESERVE_MB dan UPLOAD_RESERVE_PERCENT.`,
        );
  } catch (error) {
    return failed(env.STORAGE === 's3' ? refusalOfBucket(error, place) : refusalOfDisk(error, place));
  }
}

const refusalOfDisk = (error: unknown, place: string) =>
  `${place} tidak bisa dipakai (${messageOf(error)}). Jadikan akun yang menjalankan layanan ini pemiliknya, atau ubah DATA_DIR.`;

function refusalOfBucket(error: unknown, place: string) {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket') return `${place} belum ada. Jalankan \`npm run api -- media bucket\`.`;
  // Not every service says more than the name of its refusal.
  return status === 403
    ? `${place} menolak (${name}). Periksa S3_ACCESS_KEY_ID dan S3_SECRET_ACCESS_KEY, dan izin kunci itu: melihat daftar, membaca, menulis, dan menghapus.`
    : `${place} tidak bisa dipakai (${status ? name : messageOf(error)}). Periksa S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE, dan kuncinya.`;
}

async function checkPayments(env: Env) {
  if (env.PAYMENT_GATEWAY === 'simulator')
    return fine('simulator, jadi tidak ada uang yang diterima. Untuk berjualan, pakai PAYMENT_GATEWAY=midtrans.');
  try {
    await midtransOf(env, pino({ level: 'silent' })).status(`config-check-${randomUUID()}`);
    return fine(
      new URL(env.MIDTRANS_API_URL).hostname.includes('sandbox')
        ? 'Midtrans menerima kuncinya, tetapi ini sandbox: tidak ada uang yang diterima.'
        : 'Midtrans menerima kuncinya.',
    );
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof ServerKeyRefused
      ? failed(
          'Midtrans menolak MIDTRANS_SERVER_KEY. Salin Server Key dari dasbornya; kunci sandbox dan kunci produksi tidak bisa saling menggantikan, dan MIDTRANS_API_URL harus cocok.',
        )
      : failed(
          `Midtrans tidak menjawab (${messageOf(cause)}). Periksa MIDTRANS_API_URL, dan apakah mesin ini boleh keluar ke internet.`,
        );
  }
}

/** Returns the message of an error, or of what caused it: `fetch` says only that it failed. */
function messageOf(error: unknown): string {
  const { message, cause, code } = error as NodeJS.ErrnoException;
  return cause instanceof Error ? messageOf(cause) : oneLine(message) || String(code);
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
