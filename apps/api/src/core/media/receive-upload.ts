import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { sizeRefusal, type MediaKind, type MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import { AppError } from '../../platform/app-error.ts';
import { refuseFile } from './refusals.ts';
import { headLength, sniff, type Sniffed } from './sniffing.ts';
import { isSystemFailure } from './system-failure.ts';

export interface Received extends Sniffed {
  readonly path: string;
  readonly size: number;
  readonly sha256: Uint8Array<ArrayBuffer>;
}

interface ReceiveOptions {
  readonly kind?: MediaKind | undefined;
  readonly purpose?: MediaPurpose | undefined;
  /** Kinds that the sender may upload. */
  readonly allowed: readonly MediaKind[];
  /** Counts the bytes that arrive; refuses too many. */
  readonly take: (bytes: number) => Promise<void>;
}

/**
 * Writes a file to the disk while it arrives, with one chunk at a time in memory. The first bytes determine the type,
 * and so the size limit: a mislabelled file is refused before the rest is sent.
 */
export async function receiveFile(
  content: AsyncIterable<Buffer>,
  path: string,
  { kind, purpose, allowed, take }: ReceiveOptions,
): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  let sniffed: Sniffed | undefined;

  const recognise = (chunks: AsyncIterable<Buffer>) =>
    withHead(chunks, async (head) => {
      if (head.length === 0) throw refuseFile('file_empty', 'Berkas ini kosong');
      sniffed = await sniff(head, kind, allowed);
      requireAllowed(sniffed.kind, allowed);
    });
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      const refusal = sizeRefusal(sniffed!.kind, size, purpose);
      if (refusal) throw refuseFile('file_too_large', refusal);
      await take(chunk.length);
      hash.update(chunk);
      yield chunk;
    }
  }

  try {
    // Opened before anything can be refused: a file that is opened later would appear after its removal.
    await using target = await open(path, 'wx');
    await pipeline(content, recognise, measure, target.createWriteStream());
  } catch (cause) {
    throw unlessSystemFailure(cause);
  }
  return { ...sniffed!, path, size, sha256: new Uint8Array(hash.digest()) };
}

export function requireAllowed(kind: MediaKind, allowed: readonly MediaKind[]) {
  if (allowed.includes(kind)) return;
  throw refuseFile(
    'file_kind_not_allowed',
    allowed.length === 1 ? 'Akunmu hanya bisa mengunggah gambar' : 'Jenis berkas ini tidak bisa dipakai di sini',
  );
}

/** Passes the chunks on unchanged after `look` has seen their beginning; shorter content is its own beginning. */
export async function* withHead(chunks: AsyncIterable<Buffer>, look: (head: Buffer) => Promise<void>) {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headLength) continue;
    await look(head);
    yield head;
    head = null;
  }
  if (!head) return;
  await look(head);
  yield head;
}

/** A full disk is no defect of the file: the same upload may succeed later. */
export const unlessSystemFailure = (error: unknown) =>
  isSystemFailure(error) ? new AppError('unavailable', { cause: error }) : error;
