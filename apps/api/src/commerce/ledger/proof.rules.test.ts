import { expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { differencesOf, isFullProofDue, ledgerAlarmOf } from './proof.rules.ts';

const sound = {
  imbalance: 0,
  unbalancedEvents: 0,
  overdrawn: [],
  unsettled: [],
  misplacedPayouts: [],
  paidTwice: [],
  closedTotals: [],
  heldShares: [],
};

test('books that add up have no differences', () => {
  expect(differencesOf(sound)).toEqual([]);
});

test('each kind of difference is counted, with its first twenty examples', () => {
  const overdrawn = [{ mitraId: 'm1', account: 'available', balance: -5_000 } as const];
  const misplacedPayouts = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(differencesOf({ ...sound, imbalance: -250, unbalancedEvents: 2, overdrawn, misplacedPayouts })).toEqual([
    { kind: 'imbalance', count: 1, examples: ['-250'] },
    { kind: 'unbalancedEvents', count: 2, examples: [] },
    { kind: 'overdrawn', count: 1, examples: ['m1 available -5000'] },
    { kind: 'misplacedPayouts', count: 30, examples: misplacedPayouts.slice(0, 20).map(String) },
  ]);
});

const night = new Date('2026-12-01T20:30:00Z');
const isDifferent = [{ kind: 'imbalance', count: 1, examples: [] } as const].map((one) => ({ ...one, examples: [] }));
test.each([
  ['a proof of last night', { finishedAt: night, differences: [] }, 12, null],
  ['a proof of the night before', { finishedAt: night, differences: [] }, 37, 'overdue'],
  ['a difference, however old', { finishedAt: night, differences: isDifferent }, 37, 'different'],
  ['no proof, on the first day', null, 12, null],
  ['no proof, on the third day', null, 37, 'overdue'],
] as const)('%s calls for operators accordingly', (_name, latest, after, alarm) => {
  expect(ledgerAlarmOf(latest, night, later(night, hours(after)))).toBe(alarm);
});

test.each([
  ['without any proof', null, null, true],
  ['without a full one', { differences: [] }, null, true],
  ['six days after the last full one', { differences: [] }, days(6), false],
  ['seven nights after it, though that one ended later in its night', { differences: [] }, days(7) - hours(1), true],
  ['while the last one found a difference', { differences: isDifferent }, hours(1), true],
] as const)('closed periods are read %s: %o, %o → %s', (_name, latest, age, expected) => {
  expect(isFullProofDue(latest, age === null ? null : { finishedAt: later(night, -age) }, night)).toBe(expected);
});
