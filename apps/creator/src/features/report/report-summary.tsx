import { decimal } from '@sinau/format';
import { Card, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { Figure, FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { lengthOf } from '../../shared/period/period.ts';
import type { ClassSearch } from './class-search.ts';
import { LearningFigures } from './learning-figures.tsx';
import { ProgressDoughnut } from './progress-doughnut.tsx';
import { useReportSummary } from './report.data.ts';
import './report-summary.css';

/** The figures of all participants of the mitra, or of those who joined in a period. */
export function ReportSummary({ search }: { search: ClassSearch }) {
  const { data, isError, refetch, isFetching } = useReportSummary(search);
  if (!data && isError)
    return <ErrorState title="Gagal memuat ringkasan" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SummarySkeleton />;
  return (
    <div className="report-summary">
      <LearningFigures {...data} days={lengthOf(search)}>
        <Figure label="Kelas" value={decimal(data.totalClass)}>
          {data.totalBundle > 0 ? `dan ${decimal(data.totalBundle)} bundling, ` : 'Pernah terbit, '}termasuk arsip
        </Figure>
      </LearningFigures>
      <Card as="section" padded aria-labelledby="progress">
        <h2 id="progress">Sampai mana mereka belajar</h2>
        <ProgressDoughnut counts={data.distribution} average={`${data.averageProgress}%`} />
      </Card>
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <Loading label="Memuat ringkasan">
      <div className="report-summary">
        <FiguresSkeleton count={4} />
        <Skeleton height={290} />
      </div>
    </Loading>
  );
}
