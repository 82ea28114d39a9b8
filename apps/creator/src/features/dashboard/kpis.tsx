import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Link } from '@sinau/ui';
import { Change, Figure, Figures } from '../../shared/figures/figures.tsx';
import { useRevenue } from './dashboard.data.ts';
import type { summarise } from './summary.ts';

type Numbers = Pick<ReturnType<typeof summarise>, 'published' | 'inReview' | 'participants'>;

export function Kpis({ published, inReview, participants }: Numbers) {
  const { data: revenue, isError } = useRevenue();
  return (
    <Figures>
      <Figure
        label={<Link href={screens.creatorSales()}>Pendapatan bersih, 30 hari</Link>}
        value={revenue ? rupiah(revenue.share) : '–'}
      >
        {revenue && <Change current={revenue.share} previous={revenue.previous.share} />}
        {isError && 'Belum bisa dimuat'}
      </Figure>
      <Figure label={<Link href={screens.creatorReport()}>Peserta</Link>} value={decimal(participants)}>
        Di semua kelas aktif
      </Figure>
      <Figure label="Kelas terbit" value={decimal(published)}>
        Bisa dibeli di katalog
      </Figure>
      <Figure label="Dalam review" value={decimal(inReview)}>
        Menunggu tim kami
      </Figure>
    </Figures>
  );
}
