import { expect, test } from 'vitest';
import { isAttendable, isCodeTaken, isJoinable, isPresenceCode, opensAt } from './attendance.rules.ts';

const session = { startsAt: '2026-12-01T12:00:00.000Z', endsAt: '2026-12-01T14:00:00.000Z', cancelledAt: null };
const at = (instant: string) => new Date(instant);

test('a session opens half an hour before its start; one without a time does not', () => {
  expect(opensAt(session)).toBe('2026-12-01T11:30:00.000Z');
  expect(opensAt({ startsAt: null })).toBeNull();
});

const windows = { isJoinable, isCodeTaken, isAttendable };
test.each<[keyof typeof windows, string | null, string | null]>([
  ['isJoinable', '2026-12-01T14:59:59.999Z', '2026-12-01T15:00:00.000Z'],
  ['isCodeTaken', '2026-12-02T13:59:59.999Z', '2026-12-02T14:00:00.000Z'],
  ['isAttendable', '2036-12-01T14:00:00.000Z', null],
])('%s from half an hour before the start on, until %s', (name, last, over) => {
  const isIn = windows[name];
  expect(isIn(session, at('2026-12-01T11:29:59.999Z'))).toBe(false);
  expect(isIn(session, at('2026-12-01T11:30:00.000Z'))).toBe(true);
  if (last) expect(isIn(session, at(last))).toBe(true);
  if (over) expect(isIn(session, at(over))).toBe(false);
});

test.each(Object.entries(windows))('%s never for a session that was cancelled, or has no times', (_name, isIn) => {
  const during = at('2026-12-01T13:00:00.000Z');
  expect(isIn(session, during)).toBe(true);
  expect(isIn({ ...session, cancelledAt: '2026-11-30T00:00:00.000Z' }, during)).toBe(false);
  expect(isIn({ ...session, startsAt: null }, during)).toBe(false);
  expect(isIn({ ...session, endsAt: null }, during)).toBe(false);
  expect(isIn({ ...session, startsAt: null }, at('1960-01-01T00:00:00.000Z'))).toBe(false);
  expect(isIn({ ...session, endsAt: null }, at('1970-01-01T00:00:00.000Z'))).toBe(false);
});

test('a code is accepted in any case, width and with spaces around it, and no other text is', () => {
  for (const typed of ['AB12', 'ab12', ' aB12 ', 'ＡＢ１２', 'AB 12', 'AB–12', 'AB\u200b12', '\u2068AB12\u2069'])
    expect(isPresenceCode('AB12', typed)).toBe(true);
  for (const typed of ['', 'AB1', 'AB123']) expect(isPresenceCode('AB12', typed)).toBe(false);
  expect(isPresenceCode(' ab12', 'AB12')).toBe(true);
  expect(isPresenceCode('AB-12', 'ab12')).toBe(true);
  expect(isPresenceCode('----', '––––')).toBe(true);
  expect(isPresenceCode(null, '')).toBe(false);
  expect(isPresenceCode('', '')).toBe(false);
  expect(isPresenceCode('  ', ' ')).toBe(false);
});
