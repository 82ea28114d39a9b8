import type { ReportSummary } from '@sinau/contracts/backoffice/report/report.schemas';
import type { DashboardSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Skeleton } from '@sinau/ui';
import { Change, Figure, Figures } from '../../shared/figures/figures.tsx';
import { useOwnStop } from '../../shared/own-stop.data.ts';
import { useLearning } from './dashboard.data.ts';

/** Figures of the period, which the filter above and each comparison name; each links to its source. */
export function Kpis({ days, share, sales, participants, completed }: DashboardSummary) {
  const since = `${decimal(days)} hari sebelumnya`;
  return (
    <Figures>
      <Figure label="Pendapatan bersih" href={screens.creatorSales()} value={rupiah(share.current)}>
        <Change {...share} since={since} />
      </Figure>
      <Figure label="Terjual" href={screens.creatorSales()} value={decimal(sales.current)}>
        <Change {...sales} since={since} />
      </Figure>
      <Figure label="Peserta baru" href={screens.creatorReport()} value={decimal(participants.current)}>
        <Change {...participants} since={since} />
      </Figure>
      <Figure label="Menuntaskan kelas" href={screens.creatorReport()} value={decimal(completed.current)}>
        <Change {...completed} since={since} />
      </Figure>
      <PublishedFigure />
    </Figures>
  );
}

function PublishedFigure() {
  const { data, isError } = useLearning();
  const isStopped = Boolean(useOwnStop().data);
  if (!data && !isError) return <Skeleton height={116} />;
  return (
    <Figure label="Kelas terbit" href={screens.creatorCatalog()} value={data ? decimal(data.published) : '–'}>
      {data ? publishedLabels(data, isStopped) : 'Belum bisa dimuat'}
    </Figure>
  );
}

function publishedLabels({ published, inReview }: Pick<ReportSummary, 'published' | 'inReview'>, isStopped: boolean) {
  if (isStopped) return 'Penjualan dihentikan';
  if (inReview > 0) return `Hari ini, ${decimal(inReview)} sedang ditinjau`;
  return published > 0 ? 'Hari ini, webinar termasuk' : 'Belum ada yang terbit';
}
