import { expect, test } from 'vitest';
import { nextMoment } from './write-migration.ts';

const now = new Date('2026-11-22T08:30:00.000Z');

test('a migration is named after the time it is written', () => {
  expect(nextMoment(['20261101000000_first', 'migration_lock.toml'], now)).toBe('20261122083000');
});

test('a migration comes after every other one, whatever the clock says', () => {
  expect(nextMoment(['20261127090000_later'], now)).toBe('20261127090001');
});
