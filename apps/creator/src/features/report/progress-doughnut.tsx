import type { ReactNode } from 'react';
import { Doughnut } from '../../shared/charts/doughnut.tsx';
import { segmentLooks } from './progress-segments.ts';

interface ProgressDoughnutProps {
  /** Participants in each part of progress, as the API counts them. */
  counts: readonly number[];
  /** In the middle, as written. */
  average: string;
  /** Makes a link of a part's name. */
  renderLabel?: (label: string, index: number) => ReactNode;
}

/** How far participants are. */
export const ProgressDoughnut = ({ counts, average, renderLabel }: ProgressDoughnutProps) => (
  <Doughnut
    label={`Rata-rata progres ${average}`}
    segments={segmentLooks.map((look, index) => ({ ...look, id: String(index), value: counts[index] ?? 0 }))}
    value={average}
    words="rata-rata"
    {...(renderLabel && { renderLabel: (label: string, id: string) => renderLabel(label, Number(id)) })}
  />
);
