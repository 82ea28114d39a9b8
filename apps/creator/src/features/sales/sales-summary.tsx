import type { SalesSummary as Summary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { decimal, rupiah } from '@sinau/format';
import { Card, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { Change, Figure, Figures, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { spanLabels } from '../../shared/period/span-labels.ts';
import { RevenueTrend } from './revenue-trend.tsx';
import { useSalesSummary } from './sales.data.ts';
import type { SalesSearch } from './sales-search.ts';
import { SoldDoughnut } from './sold-doughnut.tsx';
import './sales-summary.css';

/** The figures of a period, compared with the days before it. */
export function SalesSummary({ search }: { search: SalesSearch }) {
  const { data, isError, refetch, isFetching, isPlaceholderData } = useSalesSummary(search);
  if (!data && isError)
    return <ErrorState title="Gagal memuat ringkasan" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SummarySkeleton />;
  return (
    <div className="sales-summary" aria-busy={isPlaceholderData}>
      <SalesFigures {...data} />
      {data.refunded.lines > 0 && (
        <p className="muted sm num">
          {decimal(data.refunded.lines)} penjualan di periode ini dikembalikan ({rupiah(data.refunded.share)}) dan tidak
          dihitung.
        </p>
      )}
      <div className="sales-summary-pair">
        <Card as="section" padded aria-labelledby="revenue">
          <h2 id="revenue">{data.grain === 'day' ? 'Pendapatan harian' : 'Pendapatan bulanan'}</h2>
          <p className="muted sm num">{spanLabels(data)}</p>
          <RevenueTrend {...data} />
        </Card>
        <Card as="section" padded aria-labelledby="sold">
          <h2 id="sold">Pendapatan menurut kelas</h2>
          <SoldDoughnut {...data} />
        </Card>
      </div>
    </div>
  );
}

/** The figures add up: list price, less the mitra's own vouchers, less the fee, is what is received. */
function SalesFigures({ days, share, sales, listPrice, voucherMitra, voucherPlatform, fee, previous }: Summary) {
  const since = `${decimal(days)} hari sebelumnya`;
  return (
    <Figures>
      <Figure label="Terjual" value={decimal(sales)}>
        <Change current={sales} previous={previous.sales} since={since} />
      </Figure>
      <Figure label="Harga jual" value={rupiah(listPrice)}>
        Sebelum voucher dan biaya
      </Figure>
      <Figure label="Voucher darimu" value={rupiah(0 - voucherMitra)}>
        {voucherPlatform > 0 ? `${rupiah(voucherPlatform)} lagi kami yang menanggung` : 'Potongan yang kamu tanggung'}
      </Figure>
      <Figure label="Biaya layanan" value={rupiah(0 - fee)}>
        {feeLabels(listPrice - voucherMitra, fee)}
      </Figure>
      <Figure label="Pendapatan bersih" value={rupiah(share)}>
        <Change current={share} previous={previous.share} since={since} />
      </Figure>
    </Figures>
  );
}

/** The rate may differ by sale, so it is computed from the fees that were charged. */
const feeLabels = (base: number, fee: number) =>
  base > 0 ? `${Math.round((100 * fee) / base)}% dari penjualan, sudah dipotong` : 'Belum ada yang dipotong';

function SummarySkeleton() {
  return (
    <Loading label="Memuat ringkasan penjualan">
      <div className="sales-summary">
        <FiguresSkeleton count={5} />
        <Skeleton height={480} />
      </div>
    </Loading>
  );
}
