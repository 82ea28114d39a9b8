import type { DeskSummary } from '@sinau/contracts/operator/operator.schemas';
import { decimal, relative } from '@sinau/format';
import { Figure, Figures } from '../../shared/figures/figures.tsx';
import { applicationSearch, classSearch } from './desk-search.ts';

const anywhere = new URLSearchParams();
const classes = (state: 'waiting' | 'review' | 'suspended') => classSearch.href(classSearch.read(anywhere), { state });

/** What waits, and how long. */
export const DeskFigures = ({ summary }: { summary: DeskSummary }) => (
  <Figures>
    <Figure label="Kelas menunggu" href={classes('waiting')} value={decimal(summary.classes.count)}>
      <Oldest {...summary.classes} />
    </Figure>
    <Figure
      label="Pendaftaran mitra"
      href={applicationSearch.href(applicationSearch.read(anywhere))}
      value={decimal(summary.applications.count)}
    >
      <Oldest {...summary.applications} />
    </Figure>
    <Figure label="Sedang ditinjau" href={classes('review')} value={decimal(summary.inReview)}>
      {summary.mine > 0 ? `${decimal(summary.mine)} olehmu` : 'Belum ada olehmu'}
    </Figure>
    <Figure label="Penjualan dihentikan" href={classes('suspended')} value={decimal(summary.suspended)}>
      Kelas yang sedang tidak dijual
    </Figure>
  </Figures>
);

function Oldest({ count, overdue, oldest }: DeskSummary['classes']) {
  if (count === 0 || !oldest) return 'Tidak ada antrean';
  if (overdue > 0) return <b className="desk-late">{decimal(overdue)} lewat tenggat 2 hari kerja</b>;
  return `Paling lama ${relative(oldest)}`;
}
