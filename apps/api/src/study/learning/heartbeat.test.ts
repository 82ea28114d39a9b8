import type { PlaybackBeat } from '@sinau/contracts/study/learning/learning.schemas';
import { describe, expect, test } from 'vitest';
import { seededRandom, seeds, type SeededRandom } from '../../testing/seeded-random.ts';
import { applyHeartbeat, isActivePlayer, type PlaybackUpdate } from './heartbeat.ts';
import type { PlaybackRow } from './playback.queries.ts';

const start = Date.UTC(2026, 10, 21);
const at = (seconds: number) => new Date(start + Math.round(seconds * 1000));

/** The lessons of one user in memory, as the database stores them. */
function playing(durationSeconds: number, lessons = 1) {
  const untouched = {
    status: 'started',
    completionType: 'duration',
    isRecording: true,
    durationSeconds,
    watched: null,
    position: 0,
    beatSeq: 0,
    beatAt: null,
    beganAt: null,
    openedAt: at(0),
    lastActivityAt: null,
    openSeconds: 0,
    progress: 0,
  } as const;
  const rows = Array.from({ length: lessons }, (_, index): PlaybackRow => ({
    ...untouched,
    id: `${index}`,
    activeSessionId: null,
    activePlayer: null,
    revision: -1,
  }));
  let active: Pick<PlaybackRow, 'activeSessionId' | 'activePlayer' | 'revision'> = {
    activeSessionId: null,
    activePlayer: null,
    revision: -1,
  };
  return {
    rows,
    send(lesson: number, second: number, beat: Partial<PlaybackBeat> = {}): PlaybackUpdate | null {
      const row = { ...rows[lesson]!, ...active };
      const sent = { player: 'pemutar-1', seq: row.beatSeq + 1, ranges: [], position: 0, rate: 1, ...beat };
      const taken = applyHeartbeat(row, sent, at(second));
      if (!taken) return null;
      rows[lesson] = { ...row, ...taken };
      active = { activeSessionId: row.id, activePlayer: sent.player, revision: Math.max(0, row.revision) + 1 };
      return taken;
    },
  };
}

describe('time by the clock of the server', () => {
  test('counts between two heartbeats of the active player', () => {
    const one = playing(600);
    one.send(0, 0, { opening: true });
    expect(one.send(0, 10)).toMatchObject({ openSeconds: 10 });
    expect(one.send(0, 15.5)).toMatchObject({ openSeconds: 15.5 });
  });

  test('counts at most twenty seconds of silence', () => {
    const one = playing(600);
    one.send(0, 0, { opening: true });
    expect(one.send(0, 3600)).toMatchObject({ openSeconds: 20 });
  });

  test('does not count until a player opens again', () => {
    const one = playing(600);
    one.send(0, 0, { opening: true });
    one.send(0, 10);
    expect(one.send(0, 18, { opening: true })).toMatchObject({ openSeconds: 10 });
  });

  test('does not run backwards if the clocks of two servers differ', () => {
    const one = playing(600);
    one.send(0, 10, { opening: true });
    expect(one.send(0, 8)).toMatchObject({ openSeconds: 0, beatAt: at(10) });
    expect(one.send(0, 12)).toMatchObject({ openSeconds: 2 });
  });

  test('counts once for two players, of one lesson or of two', () => {
    const two = playing(600, 2);
    two.send(0, 0, { opening: true });
    two.send(1, 5, { opening: true, player: 'pemutar-2' });
    expect(two.send(0, 10, { ranges: [[0, 10]] })).toBeNull();
    expect(two.send(1, 12, { player: 'pemutar-2' })).toMatchObject({ openSeconds: 7 });
    expect(two.send(1, 13, { player: 'pemutar-3' })).toBeNull();
    expect(two.send(0, 14, { opening: true })).toMatchObject({ openSeconds: 0 });
  });
});

test('a repeated heartbeat number changes nothing, not even when it opens the player', () => {
  const one = playing(600);
  one.send(0, 0, { opening: true, seq: 7 });
  for (const seq of [7, 6, 1]) expect(one.send(0, 5, { seq, ranges: [[0, 5]], opening: seq === 6 })).toBeNull();
  expect(one.send(0, 5, { seq: 8 })).toMatchObject({ openSeconds: 5 });
});

test('a heartbeat number far beyond the last one changes nothing, so that it cannot lock the lesson for its user', () => {
  const one = playing(600);
  one.send(0, 0, { opening: true });
  expect(one.send(0, 5, { seq: 2_147_483_647 })).toBeNull();
  expect(one.send(0, 5, { seq: 100_002 })).toBeNull();
  expect(one.send(0, 5, { seq: 100_001 })).toMatchObject({ openSeconds: 5 });
});

test('only the player that was opened is active, in its own lesson, and only once something was played', () => {
  const row = { activeSessionId: 'a', activePlayer: 'pemutar-1', revision: 1, id: 'a' } as PlaybackRow;
  expect(isActivePlayer(row, 'pemutar-1')).toBe(true);
  expect(isActivePlayer(row, 'pemutar-2')).toBe(false);
  expect(isActivePlayer({ ...row, activeSessionId: 'b' }, 'pemutar-1')).toBe(false);
  for (const revision of [0, -1]) expect(isActivePlayer({ ...row, revision }, 'pemutar-1')).toBe(false);
});

test('a short recording is finished when its last range ends one second before its end, and no earlier', () => {
  const finishedAt = (to: number) => {
    const one = playing(15);
    one.send(0, 0, { opening: true });
    return one.send(0, 10, { ranges: [[13, to]] })!.isEnough;
  };
  expect([13.9, 14, 15].map(finishedAt)).toEqual([false, true, true]);
});

test('a player that plays while no other does need not be opened first', () => {
  expect(playing(600).send(0, 0, { ranges: [[0, 5]], position: 5 })).toMatchObject({
    watchedSeconds: 5,
    position: 5,
    openSeconds: 0,
  });
});

test('the position stays within the recording', () => {
  expect(playing(600).send(0, 0, { position: 1e300 })).toMatchObject({ position: 600 });
});

describe('a recording of less than twenty seconds is finished by its end', () => {
  test.each<[string, number, [number, number][], number, boolean]>([
    ['reached', 12, [[3, 11.2]], 1, true],
    [
      'reached in two parts of a beat',
      12,
      [
        [0, 4],
        [10, 12],
      ],
      1,
      true,
    ],
    ['not reached', 12, [[0, 10]], 1, false],
    ['reached faster than the budget lets anybody', 19, [[18, 19]], 1, false],
    ['reached in its time', 19, [[18, 19]], 4, true],
    ['and a longer one is not', 20, [[19, 20]], 10, false],
  ])('%s', (_what, duration, ranges, second, isEnough) => {
    const one = playing(duration);
    one.send(0, 0, { opening: true });
    expect(one.send(0, second, { ranges })).toMatchObject({ isEnough });
  });
});

const everything: [number, number][] = [[0, 600]];

test('a recording of ten minutes that is repeatedly claimed whole is finished after 265 seconds and no earlier', () => {
  const one = playing(600);
  one.send(0, 0, { opening: true });
  for (let second = 0.5; second < 265; second += 0.5)
    expect(one.send(0, second, { ranges: everything })).toMatchObject({ isEnough: false });
  expect(one.send(0, 265, { ranges: everything })).toMatchObject({ isEnough: true, watchedSeconds: 540 });
});

test.each(seeds(200))(
  'no sequence of claims finishes a recording of ten minutes in less than 265 seconds (seed %i)',
  (seed) => {
    const random = seededRandom(seed);
    const { send, rows } = playing(600, 2);
    let second = 0;
    let isFinished = false;
    for (let step = 0; step < 4000 && !isFinished; step += 1) {
      if (random.chance(0.6)) second += random.pick([0.001, 0.01, 1, 9, 10, 19.9, 20, 25]);
      const lesson = random.int(0, 1);
      const before = rows[lesson]!;
      const taken = send(lesson, second, attack(random, before.beatSeq));
      if (!taken) continue;
      expect(taken.watchedSeconds).toBeLessThanOrEqual(2 * taken.openSeconds + 10);
      expect(rows[0]!.openSeconds + rows[1]!.openSeconds).toBeLessThanOrEqual(second + 1e-6);
      isFinished = taken.isEnough;
    }
    expect(isFinished).toBe(true);
    expect(second).toBeGreaterThanOrEqual(265);
  },
);

const attack = (random: SeededRandom, reached: number): Partial<PlaybackBeat> => ({
  player: random.pick(['pemutar-1', 'pemutar-1', 'pemutar-1', 'pemutar-2']),
  seq: Math.max(1, reached + random.pick([-3, 0, 1, 1, 1, 1, 5])),
  opening: random.chance(0.15),
  rate: random.pick([0.25, 1, 4]),
  position: random.upTo(1200),
  ranges: random.pick([
    everything,
    Array.from({ length: 100 }, (): [number, number] => [0, 600]),
    Array.from({ length: 100 }, (_, index): [number, number] => [index * 6, index * 6 + 5.6]),
    [[0, 1e12]],
    [[random.upTo(600), 600]],
  ]),
});
