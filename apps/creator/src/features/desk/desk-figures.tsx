import type { DeskSummary } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { decimal, relative } from '@sinau/format';
import { useIsStaff } from '../../shared/staff.ts';
import { Figure, Figures } from '../../shared/figures/figures.tsx';
import { applicationSearch, bundleSearch, classSearch } from './desk-search.ts';

const anywhere = new URLSearchParams();
const classes = (state: 'waiting' | 'review' | 'suspended') => classSearch.href(classSearch.read(anywhere), { state });

const support = operatorScreens.operatorSupport({ status: 'open' });
const bundles = (state: 'waiting' | 'review') => bundleSearch.href(bundleSearch.read(anywhere), { state });

/** Waiting items and their waiting times, of the queues that the operator's roles open. */
export function DeskFigures({ summary }: { summary: DeskSummary }) {
  const [reviews, supports, pays] = [useIsStaff(['review']), useIsStaff(['support']), useIsStaff(['finance'])];
  return (
    <Figures>
      {reviews && (
        <>
          <Figure label="Kelas menunggu" href={classes('waiting')} value={decimal(summary.classes.count)}>
            <Oldest {...summary.classes} />
          </Figure>
          <Figure label="Bundling menunggu" href={bundles('waiting')} value={decimal(summary.bundles.count)}>
            <Oldest {...summary.bundles} />
          </Figure>
          <Figure
            label="Pendaftaran mitra"
            href={applicationSearch.href(applicationSearch.read(anywhere))}
            value={decimal(summary.applications.count)}
          >
            <Oldest {...summary.applications} />
          </Figure>
          <Figure
            label="Sedang ditinjau"
            href={summary.inReview > summary.bundlesInReview ? classes('review') : bundles('review')}
            value={decimal(summary.inReview)}
          >
            {summary.mine > 0 ? `${decimal(summary.mine)} olehmu` : 'Belum ada olehmu'}
            {summary.bundlesInReview > 0 && `, ${decimal(summary.bundlesInReview)} bundling`}
          </Figure>
          <Figure label="Penjualan dihentikan" href={classes('suspended')} value={decimal(summary.suspended)}>
            Kelas yang sedang tidak dijual
          </Figure>
        </>
      )}
      {supports && (
        <Figure label="Permintaan bantuan" href={support} value={decimal(summary.support.count)}>
          <Oldest overdue={0} {...summary.support} />
        </Figure>
      )}
      {pays && (
        <Figure label="Penarikan saldo" href={operatorScreens.operatorPayouts()} value={decimal(summary.payouts.count)}>
          <Oldest overdue={0} {...summary.payouts} />
        </Figure>
      )}
    </Figures>
  );
}

function Oldest({ count, overdue, oldest }: DeskSummary['classes']) {
  if (count === 0 || !oldest) return 'Tidak ada antrean';
  if (overdue > 0) return <b className="desk-late">{decimal(overdue)} lewat tenggat 2 hari kerja</b>;
  return `Paling lama ${relative(oldest)}`;
}
