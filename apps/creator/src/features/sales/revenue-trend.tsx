import type { SalesSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { rupiah } from '@sinau/format';
import { Trend } from '../../shared/charts/lazy-charts.tsx';
import { pointOf } from '../../shared/charts/series.ts';
import { shortRupiah } from '../../shared/charts/short-rupiah.ts';

/** The revenue of each day or month of a period, beside that of as many days before. */
export const RevenueTrend = ({ grain, series }: Pick<SalesSummary, 'grain' | 'series'>) => (
  <Trend
    label={grain === 'day' ? 'Pendapatan harian' : 'Pendapatan bulanan'}
    points={series.map(({ day, share, previous }) => ({ ...pointOf(day, grain), value: share, previous }))}
    written={rupiah}
    writtenShort={shortRupiah}
    empty="Setiap penjualan yang dibayar muncul di sini, hari demi hari."
    words={{ current: 'Periode ini', previous: 'Periode sebelumnya' }}
  />
);
