import type { DashboardSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { decimal, rupiah } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Card } from '@sinau/ui';
import { Trend } from '../../shared/charts/lazy-charts.tsx';
import { pointOf } from '../../shared/charts/series.ts';
import { shortRupiah } from '../../shared/charts/short-rupiah.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { spanLabels } from '../../shared/period/span-labels.ts';
import { dashboardSearch, trendLabels, type DashboardSearch } from './dashboard-search.ts';
import './dashboard-cards.css';

const writing = {
  share: {
    written: rupiah,
    writtenShort: shortRupiah,
    empty: 'Belum ada pendapatan. Setiap penjualan yang dibayar muncul di sini, hari demi hari.',
  },
  participants: {
    written: (value: number) => `${decimal(value)} peserta`,
    writtenShort: decimal,
    empty: 'Belum ada peserta baru. Siapa pun yang mengikuti kelasmu terhitung di sini, hari demi hari.',
  },
};

/** Trend of revenue or participants, beside that of the days before. */
export function TrendCard({ summary, search }: { summary: DashboardSummary; search: DashboardSearch }) {
  const go = useGo();
  const { trend } = search;
  return (
    <Card as="section" padded aria-labelledby="trend">
      <div className="trend-card-head">
        <div>
          <h2 id="trend">Perkembangan</h2>
          <p className="muted sm num">{spanLabels(summary)}</p>
        </div>
        <ChoiceFilter
          label="Yang ditampilkan"
          words={trendLabels}
          value={trend}
          onChange={(name) => go(dashboardSearch.href(search, { trend: name }), { replace: true })}
        />
      </div>
      <Trend
        label={`${trendLabels[trend]} ${summary.grain === 'day' ? 'harian' : 'bulanan'}`}
        points={summary.series.map(({ day, previous, ...step }) => ({
          ...pointOf(day, summary.grain),
          value: step[trend],
          previous: previous?.[trend] ?? null,
        }))}
        {...writing[trend]}
        words={{ current: 'Periode ini', previous: 'Periode sebelumnya' }}
      />
    </Card>
  );
}
