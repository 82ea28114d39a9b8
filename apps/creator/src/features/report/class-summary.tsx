import type { ClassSummary as Summary } from '@sinau/contracts/backoffice/report/report.schemas';
import { decimal, rupiah } from '@sinau/format';
import { Card, Link } from '@sinau/ui';
import { Figure } from '../../shared/figures/figures.tsx';
import { lengthOf } from '../../shared/period/period.ts';
import { LearningFigures } from './learning-figures.tsx';
import { participantSearch, type ParticipantSearch } from './participant-search.ts';
import { ProgressDoughnut } from './progress-doughnut.tsx';
import './report-summary.css';

/** The figures of one class; each segment of the ring links to its participants. */
export function ClassSummary({ summary, search }: { summary: Summary; search: ParticipantSearch }) {
  const days = lengthOf(search);
  return (
    <div className="report-summary">
      <LearningFigures {...summary} days={days} people={summary.class.type === 'bundle' ? 'Pembeli' : 'Peserta'}>
        {summary.sales !== null && (
          <Figure
            label={days === null ? 'Pendapatan bersih sejak awal' : 'Pendapatan bersih'}
            value={rupiah(summary.share)}
          >
            {decimal(summary.sales)} terjual
            {summary.bundled !== null && summary.bundled.sales > 0 && (
              <>
                {' '}
                satuan, dan {rupiah(summary.bundled.share)} dari {decimal(summary.bundled.sales)} lewat bundling
              </>
            )}
          </Figure>
        )}
      </LearningFigures>
      <Card as="section" padded aria-labelledby="progress">
        <h2 id="progress">Sampai mana mereka belajar</h2>
        <ProgressDoughnut
          counts={summary.distribution}
          average={`${summary.averageProgress}%`}
          renderLabel={(label, segment) => <Link href={participantSearch.href(search, { segment })}>{label}</Link>}
        />
      </Card>
    </div>
  );
}
