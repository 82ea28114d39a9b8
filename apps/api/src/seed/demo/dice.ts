import { createHash } from 'node:crypto';

const hashOf = (words: readonly unknown[]) => createHash('sha256').update(words.join('\n')).digest();

/**
 * A number from 0 to below 1 that the words determine: the same words, the same number, wherever the demo is loaded.
 */
export const dice = (...words: unknown[]) => hashOf(words).readUInt32BE() / 2 ** 32;

export const pick = <T>(choices: readonly T[], ...words: unknown[]): T =>
  choices[Math.floor(dice(...words) * choices.length)]!;

/** Shuffles in an order that the words determine. */
export const shuffled = <T>(items: readonly T[], ...words: unknown[]): T[] =>
  items
    .map((item, place) => ({ item, at: dice(...words, place) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/**
 * An id that is the same in every installation: a UUIDv7 of the first millisecond of 2026, its other bits determined by
 * the words.
 */
export function demoId(...words: unknown[]) {
  const bytes = hashOf(words).subarray(0, 16);
  bytes.writeUIntBE(Date.UTC(2026, 0, 1), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
