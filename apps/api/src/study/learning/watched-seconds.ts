import type { PlaybackBeat } from '@sinau/contracts/study/learning/learning.schemas';

/** The seconds of a recording that were played: one bit each, the lowest of the first byte is second 0. */
export interface WatchedSeconds {
  readonly bits: Uint8Array;
  readonly count: number;
}

/** Fits the stored seconds to the current recording, which may be shorter or longer than the one that was played. */
export function fitWatched(known: Uint8Array | null, durationSeconds: number): WatchedSeconds {
  const bits = new Uint8Array(Math.ceil(durationSeconds / 8));
  if (known) bits.set(known.subarray(0, bits.length));
  const inLastByte = durationSeconds % 8;
  if (inLastByte) bits[bits.length - 1]! &= (1 << inLastByte) - 1;
  return { bits, count: countBits(bits) };
}

/**
 * Adds the ranges that were played, until `allowed` seconds are known. Both ends are rounded to the nearest second, so that
 * the ranges of successive heartbeats meet without a gap or an overlap.
 */
export function addWatched(
  { bits, count }: WatchedSeconds,
  durationSeconds: number,
  ranges: PlaybackBeat['ranges'],
  allowed: number,
): WatchedSeconds {
  const added = Uint8Array.from(bits);
  let known = count;
  for (const [from, to] of ranges) {
    const end = Math.min(Math.round(to), durationSeconds);
    for (let second = Math.round(from); second < end && known < allowed; second += 1) {
      const bit = 1 << (second % 8);
      if (added[second >> 3]! & bit) continue;
      added[second >> 3]! |= bit;
      known += 1;
    }
  }
  return { bits: added, count: known };
}

function countBits(bytes: Uint8Array) {
  let count = 0;
  for (let byte of bytes) for (; byte; byte &= byte - 1) count += 1;
  return count;
}
