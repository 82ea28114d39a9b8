import { expect, test } from 'vitest';
import { beganAt, minutesOfSession, overlapping, pickedOf, scheduleOf } from './schedule.ts';

const evening = { startsAt: '2026-12-12T12:30:00.000Z', endsAt: '2026-12-12T14:00:00.000Z' };

test('times are picked as clocks in Jakarta show them, and stored as instants', () => {
  expect(pickedOf(evening)).toEqual({ day: '2026-12-12', from: '19:30', to: '21:00' });
  expect(scheduleOf(pickedOf(evening))).toEqual(evening);
});

test('a session that ends before it begins ends on the next day, also on the last one of the year', () => {
  const overMidnight = scheduleOf({ day: '2026-12-31', from: '23:00', to: '00:30' });
  expect(overMidnight).toEqual({ startsAt: '2026-12-31T16:00:00.000Z', endsAt: '2026-12-31T17:30:00.000Z' });
  expect(minutesOfSession(overMidnight)).toBe(90);
});

test('without a day or a beginning nothing is scheduled', () => {
  const nothing = { startsAt: null, endsAt: null };
  expect(scheduleOf({ day: null, from: '19:00', to: '20:00' })).toEqual(nothing);
  expect(scheduleOf({ day: '2026-12-12', from: null, to: '20:00' })).toEqual(nothing);
});

test('a session keeps its length when it begins at another time; a new one lasts an hour and a half', () => {
  expect(beganAt({ day: '2026-12-12', from: '19:30', to: '21:30' }, '22:30')).toMatchObject({ to: '00:30' });
  expect(beganAt({ day: null, from: null, to: null }, '19:00')).toMatchObject({ from: '19:00', to: '20:30' });
});

test('sessions overlap when one begins before the other ends; one right after the other does not', () => {
  const next = { startsAt: evening.endsAt, endsAt: '2026-12-12T15:00:00.000Z' };
  const within = { startsAt: '2026-12-12T13:00:00.000Z', endsAt: '2026-12-12T13:10:00.000Z' };
  expect(overlapping(evening, [next, { startsAt: null, endsAt: null }])).toBeUndefined();
  expect(overlapping(evening, [next, within])).toBe(within);
});
