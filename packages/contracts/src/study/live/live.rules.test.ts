import { expect, test } from 'vitest';
import { maxSessionHours, presenceCodeLength, randomPresenceCode, timesProblem } from './live.rules.ts';

const startsAt = '2026-12-31T15:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

test.each([
  ['no times', { startsAt: null, endsAt: null }],
  ['a start alone', { startsAt, endsAt: null }],
  ['an end alone', { startsAt: null, endsAt: startsAt }],
  ['a minute', { startsAt, endsAt: after(1) }],
  ['the longest session, over midnight and the end of the year', { startsAt, endsAt: after(maxSessionHours * 60) }],
])('%s are valid times of a session', (_what, times) => {
  expect(timesProblem(times)).toBeNull();
});

test.each([
  ['an end at the start', 0, 'Waktu selesai harus setelah waktu mulai'],
  ['an end before the start', -1, 'Waktu selesai harus setelah waktu mulai'],
  ['a minute more than the longest session', maxSessionHours * 60 + 1, 'Satu sesi paling lama 24 jam'],
])('%s is refused at the end', (_what, minutes, message) => {
  expect(timesProblem({ startsAt, endsAt: after(minutes) })).toEqual({ field: 'endsAt', message });
});

test('a generated code has six characters, none of which can be confused with another', () => {
  expect([randomPresenceCode(() => 0), randomPresenceCode(() => 0.999_999)]).toEqual(['AAAAAA', '999999']);
  for (let round = 0; round < 200; round += 1) expect(randomPresenceCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(presenceCodeLength).toEqual({ min: 4, max: 20 });
});
