import type { ReportPeriod } from '@sinau/contracts/report/report.rules';
import type { SalesSummary as Summary } from '@sinau/contracts/report/report.schemas';
import { decimal, rupiah } from '@sinau/format';
import { useGo } from '@sinau/shell';
import { Card, ErrorState, Loading, Select, Skeleton } from '@sinau/ui';
import { Change, Figure, Figures, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { useSalesSummary } from './sales.data.ts';
import { salesSearch, type SalesSearch } from './sales-search.ts';
import { RevenueChart } from './revenue-chart.tsx';
import './sales-summary.css';

const periodWords: Record<ReportPeriod, string> = {
  7: '7 hari terakhir',
  30: '30 hari terakhir',
  90: '90 hari terakhir',
  365: '365 hari terakhir',
};

/** The figures of a period, compared with the period before. */
export function SalesSummary({ search }: { search: SalesSearch }) {
  const { data, isError, refetch, isFetching, isPlaceholderData } = useSalesSummary(search.days);
  const go = useGo();
  if (!data && isError)
    return <ErrorState title="Gagal memuat ringkasan" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SummarySkeleton />;
  return (
    <div className="sales-summary" aria-busy={isPlaceholderData}>
      <SalesFigures {...data} />
      <Card as="section" padded aria-labelledby="revenue">
        <div className="sales-summary-head">
          <h2 id="revenue">Pendapatan harian</h2>
          <Select
            aria-label="Periode"
            value={search.days}
            onChange={({ target }) =>
              go(salesSearch.href(search, { days: Number(target.value) as ReportPeriod, page: search.page }), {
                replace: true,
              })
            }
          >
            {Object.entries(periodWords).map(([days, words]) => (
              <option key={days} value={days}>
                {words}
              </option>
            ))}
          </Select>
        </div>
        <RevenueChart series={data.series} />
      </Card>
    </div>
  );
}

function SalesFigures({ days, share, sales, listPrice, voucherMitra, fee, previous }: Summary) {
  const since = `${days} hari sebelumnya`;
  return (
    <Figures>
      <Figure label="Pendapatan bersih" value={rupiah(share)}>
        <Change current={share} previous={previous.share} since={since} />
      </Figure>
      <Figure label="Terjual" value={decimal(sales)}>
        <Change current={sales} previous={previous.sales} since={since} />
      </Figure>
      <Figure label="Penjualan kotor" value={rupiah(listPrice)}>
        {voucherMitra > 0 ? `Dikurangi vouchermu ${rupiah(voucherMitra)}` : 'Sebelum biaya layanan'}
      </Figure>
      <Figure label="Biaya layanan" value={rupiah(fee)}>
        {feeWords(listPrice - voucherMitra, fee)}
      </Figure>
    </Figures>
  );
}

/** The rate may differ by sale, so it is computed from the fees that were charged. */
const feeWords = (base: number, fee: number) =>
  base > 0 ? `${Math.round((100 * fee) / base)}% dari penjualan, sudah dipotong` : 'Belum ada yang dipotong';

function SummarySkeleton() {
  return (
    <Loading label="Memuat ringkasan penjualan">
      <div className="sales-summary">
        <FiguresSkeleton count={4} />
        <Skeleton height={380} />
      </div>
    </Loading>
  );
}
