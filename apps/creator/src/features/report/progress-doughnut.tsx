import type { ReactNode } from 'react';
import { Doughnut } from '../../shared/charts/doughnut.tsx';
import { segmentLooks } from './progress-segments.ts';

interface ProgressDoughnutProps {
  /** Participants in each segment of progress, as the API counts them. */
  counts: readonly number[];
  /** Text in the middle, as written. */
  average: string;
  /** Renders a segment's name as a link. */
  renderLabel?: (label: string, index: number) => ReactNode;
}

/** Ring of participants by progress. */
export const ProgressDoughnut = ({ counts, average, renderLabel }: ProgressDoughnutProps) => (
  <Doughnut
    label={`Rata-rata progres ${average}`}
    segments={segmentLooks.map((look, index) => ({ ...look, id: String(index), value: counts[index] ?? 0 }))}
    value={average}
    words="rata-rata"
    {...(renderLabel && { renderLabel: (label: string, id: string) => renderLabel(label, Number(id)) })}
  />
);
