import type { ClassSummary as Summary } from '@sinau/contracts/report/report.schemas';
import { decimal, rupiah } from '@sinau/format';
import { Card, Link } from '@sinau/ui';
import { Figure } from '../../shared/figures/figures.tsx';
import { LearningFigures } from './learning-figures.tsx';
import { participantHref, type ParticipantSearch } from './participant-search.ts';
import { ProgressDoughnut } from './progress-doughnut.tsx';
import './report-summary.css';

/** What the participants of one class come to; each part of the ring leads to those in it. */
export function ClassSummary({ summary, search }: { summary: Summary; search: ParticipantSearch }) {
  return (
    <div className="report-summary">
      <LearningFigures {...summary}>
        <Figure label="Pendapatan bersih" value={rupiah(summary.share)}>
          {decimal(summary.sales)} terjual
        </Figure>
      </LearningFigures>
      <Card as="section" padded aria-labelledby="progress">
        <h2 id="progress">Sejauh mana mereka belajar</h2>
        <ProgressDoughnut
          counts={summary.distribution}
          average={`${summary.averageProgress}%`}
          renderLabel={(label, segment) => <Link href={participantHref(search, { segment })}>{label}</Link>}
        />
      </Card>
    </div>
  );
}
