import { expect, test } from 'vitest';
import { daysOf, type PeriodName } from './period.ts';

const named = (period: PeriodName) => ({ period, from: null, to: null });

test.each([
  ['7-hari', '2026-11-25T05:00:00Z', { from: '2026-11-19', to: '2026-11-25' }],
  ['30-hari', '2026-11-25T05:00:00Z', { from: '2026-10-27', to: '2026-11-25' }],
  ['bulan-ini', '2026-11-25T05:00:00Z', { from: '2026-11-01', to: '2026-11-25' }],
  ['bulan-lalu', '2026-03-31T05:00:00Z', { from: '2026-02-01', to: '2026-02-28' }],
  ['bulan-lalu', '2028-03-01T05:00:00Z', { from: '2028-02-01', to: '2028-02-29' }],
  ['bulan-lalu', '2026-01-15T05:00:00Z', { from: '2025-12-01', to: '2025-12-31' }],
  ['tahun-ini', '2026-11-25T05:00:00Z', { from: '2026-01-01', to: '2026-11-25' }],
  ['semua', '2026-11-25T05:00:00Z', {}],
] as const)('%s at %s is %j', (period, now, days) => {
  expect(daysOf(named(period), new Date(now))).toEqual(days);
});

test('a month and a year begin at midnight in Jakarta, seven hours before UTC', () => {
  expect(daysOf(named('bulan-ini'), new Date('2026-12-31T16:59:59Z'))).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
  expect(daysOf(named('bulan-ini'), new Date('2026-12-31T17:00:00Z'))).toEqual({
    from: '2027-01-01',
    to: '2027-01-01',
  });
  expect(daysOf(named('tahun-ini'), new Date('2026-12-31T17:00:00Z'))).toEqual({
    from: '2027-01-01',
    to: '2027-01-01',
  });
});

test('custom days take precedence over the name, stay open where an end is missing, and are put in order', () => {
  const own = (from: string | null, to: string | null) => daysOf({ period: 'bulan-ini', from, to });
  expect(own('2026-11-01', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(own('2026-11-21', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(own('2026-11-21', null)).toEqual({ from: '2026-11-21' });
  expect(own(null, '2026-11-21')).toEqual({ to: '2026-11-21' });
});
