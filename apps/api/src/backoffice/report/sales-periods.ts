import type { DashboardSummary, SalesSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { addDays, monthOf, startOf, type Day } from '@sinau/format/calendar';
import type { ParticipantDayRow } from './participant-figures.queries.ts';
import { grainOf, stepsOf, type Period } from './period.ts';
import type { SalesDayRow } from './sales-figures.queries.ts';

const noSales = {
  sales: 0,
  listPrice: 0,
  voucherMitra: 0,
  voucherPlatform: 0,
  fee: 0,
  share: 0,
  refundedLines: 0,
  refundedShare: 0,
};
const nobody = { participants: 0, completions: 0 };

type Sums<Name extends string> = Record<Name, number>;

/** Sums the days of a period, those before it, and each step of its series; days without a row are empty. */
function sumsOf<Name extends string>(
  rows: readonly (Sums<NoInfer<Name>> & { day: Day })[],
  empty: Sums<Name>,
  period: Period,
) {
  const isMonthly = grainOf(period) === 'month';
  const steps = new Map<Day, Sums<Name>>();
  const names = Object.keys(empty) as Name[];
  let [current, previous] = [empty, empty];
  const plus = (sums: Sums<Name>, row: Sums<Name>) =>
    Object.fromEntries(names.map((name) => [name, sums[name] + row[name]])) as Sums<Name>;
  for (const row of rows) {
    const isCurrent = row.day >= period.from && row.day <= period.to;
    if (isCurrent) current = plus(current, row);
    else previous = plus(previous, row);
    const step = isMonthly ? `${monthOf(startOf(row.day))}-01` : row.day;
    // The days before count by day alone: months are compared with none.
    if (isCurrent || !isMonthly) steps.set(step, plus(steps.get(step) ?? empty, row));
  }
  return {
    current,
    previous,
    on: (day: Day) => steps.get(day) ?? empty,
    before: (day: Day) => (isMonthly ? null : (steps.get(addDays(day, -period.days)) ?? empty)),
  };
}

const spanOf = (period: Period) => ({ from: period.from, to: period.to, days: period.days, grain: grainOf(period) });

type Sold = Pick<SalesSummary, 'sold' | 'others'>;

/** Summarizes the sales of a period beside those of as many days before. */
export function summariseSales(rows: readonly SalesDayRow[], sold: Sold, period: Period): SalesSummary {
  const { current, previous, on, before } = sumsOf(rows, noSales, period);
  const { refundedLines, refundedShare, ...sums } = current;
  return {
    ...spanOf(period),
    ...sums,
    ...sold,
    refunded: { lines: refundedLines, share: refundedShare },
    previous: { sales: previous.sales, share: previous.share },
    series: stepsOf(period).map((day) => ({ day, share: on(day).share, previous: before(day)?.share ?? null })),
  };
}

interface Dashboard extends Sold {
  readonly sales: readonly SalesDayRow[];
  readonly participants: readonly ParticipantDayRow[];
}
/** Summarizes a period beside as many days before. */
export function summariseDashboard({ sales, participants, ...rest }: Dashboard, period: Period): DashboardSummary {
  const sold = sumsOf(sales, noSales, period);
  const came = sumsOf(participants, nobody, period);
  const trendOf = <Name extends string>(
    { current, previous }: Record<'current' | 'previous', Sums<Name>>,
    name: Name,
  ) => ({
    current: current[name],
    previous: previous[name],
  });
  return {
    ...spanOf(period),
    ...rest,
    share: trendOf(sold, 'share'),
    sales: trendOf(sold, 'sales'),
    participants: trendOf(came, 'participants'),
    completed: trendOf(came, 'completions'),
    series: stepsOf(period).map((day) => {
      const [soldBefore, cameBefore] = [sold.before(day), came.before(day)];
      return {
        day,
        share: sold.on(day).share,
        participants: came.on(day).participants,
        previous: soldBefore && cameBefore && { share: soldBefore.share, participants: cameBefore.participants },
      };
    }),
  };
}
