import { expect, test } from 'vitest';
import { periodOf, type AskedPeriod } from './period.ts';
import { summariseSales } from './sales-periods.ts';

const sales = (day: string, share: number) => ({
  day,
  sales: 1,
  listPrice: share + 20,
  voucherMitra: 0,
  voucherPlatform: 0,
  fee: 20,
  share,
  refundedLines: 0,
  refundedShare: 0,
});
const nothing = { sold: [], others: { things: 0, sales: 0, share: 0 } };
const now = new Date('2026-11-21T17:30:00Z');
const period = (asked: AskedPeriod, firstSale: string | null = null) => periodOf(asked, now, firstSale);

test('a period is compared with as many days before it, day by day', () => {
  const summary = summariseSales(
    [sales('2026-11-22', 100), sales('2026-11-16', 50), sales('2026-11-15', 7), sales('2026-11-09', 3)],
    nothing,
    period({ from: '2026-11-16', to: '2026-11-22' }),
  );
  expect(summary).toMatchObject({
    days: 7,
    from: '2026-11-16',
    to: '2026-11-22',
    grain: 'day',
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

test('more than a year is summed by month, without a comparison', () => {
  const summary = summariseSales(
    [sales('2025-01-31', 5), sales('2025-02-01', 7), sales('2025-02-28', 1), sales('2024-12-31', 3)],
    nothing,
    period({ from: '2025-01-31', to: '2026-02-01' }),
  );
  expect(summary).toMatchObject({ grain: 'month', share: 13, previous: { sales: 1, share: 3 } });
  expect(summary.series).toHaveLength(14);
  expect(summary.series.slice(0, 3)).toEqual([
    { day: '2025-01-01', share: 5, previous: null },
    { day: '2025-02-01', share: 8, previous: null },
    { day: '2025-03-01', share: 0, previous: null },
  ]);
  expect(summary.series.at(-1)!.day).toBe('2026-02-01');
});

test.each([
  [{}, null, { from: '2026-10-24', to: '2026-11-22', days: 30, previousFrom: '2026-09-24' }],
  [{ from: '2026-11-22' }, null, { from: '2026-11-22', to: '2026-11-22', days: 1, previousFrom: '2026-11-21' }],
  [{ from: '2026-12-01' }, null, { from: '2026-12-01', to: '2026-12-01', days: 1 }],
  [{ to: '2026-11-22' }, '2026-11-20', { from: '2026-11-20', to: '2026-11-22', days: 3, previousFrom: '2026-11-17' }],
  [{ to: '2026-11-10' }, '2026-11-20', { from: '2026-11-10', to: '2026-11-10', days: 1 }],
  [{ to: '2026-11-22' }, null, { from: '2026-10-24', to: '2026-11-22', days: 30 }],
  [{ from: '2028-02-01', to: '2028-02-29' }, null, { days: 29, previousFrom: '2028-01-03' }],
])('for the request %j, with a first sale on %s, the period is %j', (asked, firstSale, expected) => {
  expect(period(asked, firstSale)).toMatchObject(expected);
});
