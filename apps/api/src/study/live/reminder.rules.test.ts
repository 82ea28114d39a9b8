import { expect, test } from 'vitest';
import { reminderTitle, type ReminderKind } from './reminder.rules.ts';

const titleAt = (kind: ReminderKind, now: string, startsAt: string) =>
  reminderTitle({ title: 'Sesi 1', startsAt: new Date(startsAt), kind }, new Date(now));

test.each<[string, ReminderKind, string, string, string]>([
  ['the next day', 'day', '2026-11-20T12:00Z', '2026-11-21T12:00Z', 'Besok, 19:00 WIB: “Sesi 1”'],
  ['half an hour after midnight WIB', 'day', '2026-12-30T17:30Z', '2026-12-31T17:30Z', 'Besok, 00:30 WIB: “Sesi 1”'],
  [
    'later on a day that has begun in WIB alone',
    'day',
    '2026-12-31T18:00Z',
    '2027-01-01T14:00Z',
    'Hari ini, 21:00 WIB: “Sesi 1”',
  ],
  ['on the first day of the year', 'day', '2026-12-31T10:00Z', '2026-12-31T18:30Z', 'Besok, 01:30 WIB: “Sesi 1”'],
  [
    'within the hour, beyond midnight',
    'hour',
    '2026-12-31T16:30Z',
    '2026-12-31T17:15Z',
    'Sebentar lagi, 00:15 WIB: “Sesi 1”',
  ],
])('a reminder names the day in Jakarta of a session %s', (_, kind, now, startsAt, title) => {
  expect(titleAt(kind, now, startsAt)).toBe(title);
});
