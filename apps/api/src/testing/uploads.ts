import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { ErrorCode } from '@sinau/contracts';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import supertest from 'supertest';
import { execute } from '@sinau/test-kit/test-database';
import { createFileStore } from '../platform/file-store/index.ts';
import { s3BucketOf } from '../platform/file-store/s3-bucket.ts';
import { uniqueEmail, type AppUnderTest } from './app-under-test.ts';
import { storedKeys } from './stored-keys.ts';

interface Sender {
  readonly token: string | null;
}
export interface UploadAnswer {
  status: number;
  data: Media & { list: Media[] };
  error: { code: ErrorCode; message: string; fields?: Record<string, string> } | null;
}

/** A partner with a confirmed address, of a server that is a process of its own. */
export async function newSenderOf(serverUrl: string, databaseUrl: string): Promise<Sender> {
  const response = await fetch(`${serverUrl}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullname: 'Bagas Wirawan', email: uniqueEmail(), password: 'rahasia-sekali' }),
  });
  // Only partners with a confirmed address upload recordings.
  await execute(
    databaseUrl,
    `UPDATE "User" SET "emailVerifiedAt" = now();
     INSERT INTO "Mitra" (name, slug, status, "updatedAt") SELECT fullname, id::text, 'Verified', now() FROM "User" ON CONFLICT DO NOTHING;
     INSERT INTO "MitraMember" ("mitraId", "userId", role) SELECT m.id, u.id, 'owner' FROM "User" u JOIN "Mitra" m ON m.slug = u.id::text ON CONFLICT DO NOTHING`,
  );
  return ((await response.json()) as { data: { token: string } }).data;
}

/** A sample lesson: `lesson.mp4`, `.webm`, `.mp3`, `.m4a` or `.pdf`. */
export const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));

/** Uploads files as a browser's form does. */
export async function upload(
  app: AppUnderTest,
  sender: Sender,
  address: string,
  ...files: readonly { name: string; content: Buffer | string }[]
): Promise<UploadAnswer> {
  const request = supertest(app.app.server).post(`/api${address}`).set('authorization', `Bearer ${sender.token}`);
  for (const { name, content } of files) request.attach('file', Buffer.from(content), name);
  return (await request).body as UploadAnswer;
}

const boundary = 'batas-berkas';
const opening = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="rekaman.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
const closing = `\r\n--${boundary}--\r\n`;

interface Streamed {
  readonly content: Readable;
  readonly size: number;
}

/** Uploads content too large to hold in memory. The answer may come before everything was sent. */
export function uploadStream(
  origin: string,
  sender: Sender,
  address: string,
  { content, size }: Streamed,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/api${address}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sender.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': Buffer.byteLength(opening) + size + Buffer.byteLength(closing),
      },
    });
    let isAnswered = false;
    request.on('response', (response) => {
      isAnswered = true;
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .on('end', () => {
          resolve(JSON.parse(text) as UploadAnswer);
          request.destroy();
        });
    });
    request.write(opening);
    pipeline(content, request, { end: false }).then(
      () => request.end(closing),
      (error: unknown) => isAnswered || reject(error as Error),
    );
  });
}

/** Opens an upload and breaks off in the middle of the file. */
export function breakOffUpload(origin: string, sender: Sender, address: string, beginning: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(`${origin}/api${address}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sender.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 10_000_000,
      },
    });
    request.on('error', () => resolve());
    request.write(opening);
    request.write(beginning, () => setTimeout(() => request.destroy(new Error('gone')), 100));
  });
}

/** An upload whose body ends properly, but before its closing boundary. */
export async function uploadUnclosed(
  app: AppUnderTest,
  sender: Sender,
  address: string,
  beginning: Buffer,
): Promise<UploadAnswer> {
  const response = await supertest(app.app.server)
    .post(`/api${address}`)
    .set({ authorization: `Bearer ${sender.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` })
    .send(Buffer.concat([Buffer.from(opening), beginning]).toString('latin1'));
  return response.body as UploadAnswer;
}

/** Returns what is stored of uploads: complete files as `files/{id}/{name}`, incomplete ones, and work files. */
export async function storedFiles({ env, dataFolders }: AppUnderTest) {
  const complete = await storedKeys(createFileStore('media', env));
  const parts: string[] = [];
  if (env.STORAGE === 's3') for await (const { key } of s3BucketOf(env).list('media/parts/')) parts.push(key);
  const onDisk = dataFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\/media\/(parts|work)/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...complete.map((key) => `files/${key}`), ...parts, ...onDisk];
}

/** A valid picture of one color, a bit a pixel: large on the screen, tiny in transfer. */
export function blankPng(width: number, height: number) {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
