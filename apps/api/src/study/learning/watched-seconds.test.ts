import { describe, expect, test } from 'vitest';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';
import { addWatched, fitWatched } from './watched-seconds.ts';

const secondsOf = (bits: Uint8Array) =>
  Array.from({ length: bits.length * 8 }, (_, second) => second).filter(
    (second) => bits[second >> 3]! & (1 << (second % 8)),
  );
const nothing = (durationSeconds: number) => fitWatched(null, durationSeconds);

describe('the played seconds out of thirty', () => {
  test.each<[string, [number, number][], number[]]>([
    ['a stretch, without its end', [[2, 5]], [2, 3, 4]],
    [
      'two heartbeats that meet within a second',
      [
        [0, 2.4],
        [2.4, 4.1],
      ],
      [0, 1, 2, 3],
    ],
    [
      'the same twice',
      [
        [3, 6],
        [3, 6],
      ],
      [3, 4, 5],
    ],
    [
      'overlapping, in any order',
      [
        [6, 9],
        [4, 7],
      ],
      [4, 5, 6, 7, 8],
    ],
    ['less than half a second', [[7.1, 7.4]], []],
    ['nothing', [[7, 7]], []],
    ['past the end', [[28, 1e300]], [28, 29]],
    ['from past the end', [[31, 40]], []],
  ])('%s', (_what, ranges, seconds) => {
    const { bits, count } = addWatched(nothing(30), 30, ranges, 30);
    expect(secondsOf(bits)).toEqual(seconds);
    expect(count).toBe(seconds.length);
  });
});

test('at most the allowed seconds are added, and seconds that are known already do not count', () => {
  const first = addWatched(nothing(30), 30, [[0, 10]], 5);
  expect(secondsOf(first.bits)).toEqual([0, 1, 2, 3, 4]);
  expect(secondsOf(addWatched(first, 30, [[0, 10]], 7).bits)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(addWatched(first, 30, [[0, 30]], 0)).toEqual(first);
});

test('a replaced recording retains the seconds that fit it', () => {
  const { bits } = addWatched(nothing(30), 30, [[0, 30]], 30);
  expect(fitWatched(bits, 11)).toMatchObject({ count: 11 });
  expect(secondsOf(fitWatched(bits, 11).bits)).toHaveLength(11);
  expect(fitWatched(bits, 500)).toMatchObject({ count: 30 });
  expect(addWatched(fitWatched(bits, 500), 500, [[490, 500]], 500)).toMatchObject({ count: 40 });
});

test('an hour is stored in 450 bytes', () => {
  expect(nothing(3600).bits).toHaveLength(450);
});

test.each(seeds(20))('random ranges give the same seconds as a set (seed %i)', (seed) => {
  const random = seededRandom(seed);
  const duration = random.int(1, 900);
  const model = new Set<number>();
  let watched = nothing(duration);
  for (let step = 0; step < 40; step += 1) {
    const ranges = Array.from({ length: random.int(0, 8) }, (): [number, number] => {
      const from = random.upTo(duration * 1.2);
      return [from, from + random.upTo(random.pick([0.3, 3, 60]))];
    });
    for (const [from, to] of ranges)
      for (let second = Math.round(from); second < Math.min(Math.round(to), duration); second += 1) model.add(second);
    watched = addWatched(watched, duration, ranges, duration);
    expect(secondsOf(watched.bits)).toEqual([...model].sort((a, b) => a - b));
    expect(watched.count).toBe(model.size);
  }
});
