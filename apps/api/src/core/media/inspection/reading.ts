import type { FileHandle } from 'node:fs/promises';

/**
 * Limit for one part that a parser reads at a time; no valid file has a larger one: the index of a long video has some
 * 20 MB.
 */
const largestPart = 64 * 1024 * 1024;

/** Reads exactly the bytes from `begin` up to `end`. */
export async function readBytes(file: FileHandle, begin: number, end: number): Promise<Uint8Array> {
  if (end - begin > largestPart) throw new RangeError('Too much at once');
  const bytes = new Uint8Array(end - begin);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, begin);
  return bytes.subarray(0, bytesRead);
}
