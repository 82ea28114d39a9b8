import { expect, test } from 'vitest';
import { startOfDay, summariseSales } from './sales-periods.ts';

const sales = (day: string, share: number) => ({
  day,
  sales: 1,
  listPrice: share + 20,
  voucherMitra: 0,
  fee: 20,
  share,
});

test('a period ends today in Jakarta and stands beside the one before it', () => {
  const now = new Date('2026-11-21T17:30:00Z');
  const summary = summariseSales(
    [
      sales('2026-11-22', 100),
      sales('2026-11-16', 50),
      sales('2026-11-15', 7),
      sales('2026-11-09', 3),
      sales('2026-11-08', 1),
    ],
    7,
    now,
  );
  expect(summary).toMatchObject({
    days: 7,
    from: '2026-11-16',
    to: '2026-11-22',
    sales: 2,
    listPrice: 190,
    fee: 40,
    share: 150,
    previous: { sales: 2, share: 10 },
  });
  expect(summary.series).toHaveLength(7);
  expect(summary.series.at(0)).toEqual({ day: '2026-11-16', share: 50, previous: 3 });
  expect(summary.series.at(5)).toEqual({ day: '2026-11-21', share: 0, previous: 0 });
  expect(summary.series.at(6)).toEqual({ day: '2026-11-22', share: 100, previous: 7 });
});

test.each([
  ['2026-11-21T17:30:00Z', 0, '2026-11-21T17:00:00.000Z'],
  ['2026-11-21T16:59:00Z', 0, '2026-11-20T17:00:00.000Z'],
  ['2026-11-21T03:00:00Z', 13, '2026-11-07T17:00:00.000Z'],
])('seen from %s, the day %i days ago began at %s', (now, daysAgo, start) => {
  expect(startOfDay(new Date(now), daysAgo).toISOString()).toBe(start);
});
