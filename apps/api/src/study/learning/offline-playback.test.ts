import type { PlayedSpan } from '@sinau/contracts/study/learning/learning.schemas';
import { describe, expect, test } from 'vitest';
import { days, hours, minutes } from '../../platform/clock.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';
import { applyOffline } from './offline-playback.ts';
import type { Interval, PlaybackRow } from './playback.queries.ts';

const opened = Date.UTC(2026, 10, 21);
const at = (seconds: number) => new Date(opened + Math.round(seconds * 1000));

/** Builds a span that was played from one second after opening to another. */
const span = (from: number, to: number, start: number, end: number): PlayedSpan => ({
  from,
  to,
  startedAt: at(start).toISOString(),
  endedAt: at(end).toISOString(),
});

/** The recordings of one user in memory, as the database stores them. */
function recordings(durationSeconds: number, lessons = 1) {
  const rows = Array.from({ length: lessons }, (_, index): PlaybackRow => ({
    id: `${index}`,
    status: 'started',
    beganAt: null,
    completionType: 'duration',
    isRecording: true,
    durationSeconds,
    watched: null,
    position: 0,
    beatSeq: 0,
    beatAt: null,
    openSeconds: 0,
    openedAt: at(0),
    lastActivityAt: null,
    progress: 0,
    activeSessionId: null,
    activePlayer: null,
    revision: 0,
  }));
  let played: Interval[] = [];
  return {
    rows,
    send(spans: readonly PlayedSpan[], { now = hours(10) / 1000, lesson = 0, position = 0, ahead = 0 } = {}) {
      const sentAt = new Date(at(now).getTime() + ahead).toISOString();
      const { update, intervals } = applyOffline(
        rows[lesson]!,
        { sentAt, spans: [...spans], position },
        played,
        at(now),
      );
      rows[lesson] = { ...rows[lesson]!, ...update };
      played = united([...played, ...intervals]);
      return update;
    },
    playedIntervals: () => played,
  };
}

function united(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [start, end] of intervals.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

test('nine tenths of a recording that were played in their time are enough', () => {
  expect(recordings(600).send([span(0, 530, 100, 630)])).toMatchObject({ watchedSeconds: 530, isEnough: false });
  expect(recordings(600).send([span(0, 540, 100, 640)])).toMatchObject({ watchedSeconds: 540, isEnough: true });
});

test('spans in any order, in one or in several batches, count the same', () => {
  const spans = [span(0, 200, 0, 200), span(200, 400, 300, 400), span(350, 600, 500, 750)];
  const whole = recordings(600).send(spans);
  const parts = recordings(600);
  const counted = [spans[2]!, spans[0]!, spans[1]!].map((one) => parts.send([one]));
  expect(counted.at(-1)).toEqual({ ...whole, position: counted.at(-1)!.position });
});

test('spans that are sent again change nothing', () => {
  const one = recordings(600);
  const spans = [span(0, 100, 0, 100), span(100, 150, 120, 170)];
  const before = one.send(spans);
  for (const repeated of [spans, spans.slice(1), spans.toReversed()]) expect(one.send(repeated)).toEqual(before);
});

describe('time of playing', () => {
  test('counts once for two recordings that were played at the same time', () => {
    const two = recordings(600, 2);
    two.send([span(0, 300, 0, 300)]);
    expect(two.send([span(0, 300, 100, 400)], { lesson: 1 })).toMatchObject({ openSeconds: 100, watchedSeconds: 210 });
  });

  test('counts once for spans of one batch that overlap', () => {
    const many = Array.from({ length: 100 }, (_, index) => span(index * 5, index * 5 + 5, 50, 55));
    expect(recordings(600).send(many)).toMatchObject({ openSeconds: 5, watchedSeconds: 20 });
  });

  test('counts at most as long as a span takes at half the speed', () => {
    expect(recordings(600).send([span(0, 10, 0, hours(5) / 1000)])).toMatchObject({ openSeconds: 20 });
  });

  test('does not count before the lesson was opened, nor in the future', () => {
    expect(recordings(600).send([span(0, 600, -1000, -100)])).toMatchObject({ openSeconds: 0, watchedSeconds: 0 });
    expect(recordings(600).send([span(0, 600, 2000, 2600)], { now: 1000 })).toMatchObject({ watchedSeconds: 0 });
    expect(recordings(600).send([span(0, 600, -300, 300)])).toMatchObject({ openSeconds: 300 });
  });

  test('does not count after sixty days', () => {
    const day = days(1) / 1000;
    expect(recordings(600).send([span(0, 600, 0, 600)], { now: 59 * day })).toMatchObject({ isEnough: true });
    expect(recordings(600).send([span(0, 600, 0, 600)], { now: 61 * day })).toMatchObject({ watchedSeconds: 0 });
  });

  test.each([-days(400), -minutes(7), minutes(90), days(3650)])(
    'is corrected where the clock of the device is wrong by %i ms',
    (ahead) => {
      const spans = [span(0, 600, 1000 + ahead / 1000, 1600 + ahead / 1000)];
      expect(recordings(600).send(spans, { ahead })).toMatchObject({ watchedSeconds: 600, isEnough: true });
    },
  );
});

test('the position is that of the newest span, and stays where a player went on since', () => {
  const one = recordings(600);
  expect(one.send([span(0, 100, 1000, 1100)], { position: 100 })).toMatchObject({ position: 100, beatAt: at(1100) });
  expect(one.send([span(300, 310, 500, 510)], { position: 310 })).toMatchObject({ position: 100, beatAt: at(1100) });
  expect(one.send([span(100, 160, 1200, 1260)], { position: 9999 })).toMatchObject({ position: 600 });
});

test('intervals of a user are bounded: the oldest become one', () => {
  const one = recordings(600);
  for (let batch = 0; batch < 15; batch += 1)
    one.send(
      Array.from({ length: 200 }, (_, index) =>
        span(0, 0.5, (batch * 200 + index) * 2, (batch * 200 + index) * 2 + 0.5),
      ),
    );
  expect(one.playedIntervals().length).toBeLessThan(2300);
});

test.each(seeds(200))('no batches give more than the time that has passed (seed %i)', (seed) => {
  const random = seededRandom(seed);
  const { send, rows } = recordings(600, 3);
  let now = 60;
  for (let step = 0; step < 40; step += 1) {
    now += random.pick([0, 1, 30, 300]);
    const spans = Array.from({ length: random.int(1, 20) }, () => {
      const start = random.upTo(now * 1.5) - now * 0.25;
      return span(random.upTo(300), 300 + random.upTo(600), start, start + random.pick([0, 1, 60, 1000]));
    });
    send(spans, { now, lesson: random.int(0, 2), ahead: random.pick([0, 0, minutes(10), -hours(5)]) });
    const open = rows.reduce((sum, { openSeconds }) => sum + openSeconds, 0);
    expect(open).toBeLessThanOrEqual(now + 60 + 1e-6);
    for (const { watched, openSeconds } of rows)
      expect(
        watched?.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0) ?? 0,
      ).toBeLessThanOrEqual(2 * openSeconds + 10);
  }
});
