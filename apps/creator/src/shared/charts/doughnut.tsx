import type { ReactNode } from 'react';
import { decimal, percents } from '@sinau/format';
import { segmentsOf, type Segment } from '@sinau/ui/charts/segments';
import { DoughnutPicture } from './lazy-charts.tsx';
import './doughnut.css';

interface DoughnutProps {
  /** Content of the chart, in a sentence. */
  label: string;
  segments: readonly Segment[];
  /** Figure in the middle as written, with its meaning. */
  value: string;
  words: string;
  /** Formats a segment's value. */
  written?: (value: number) => string;
  /** Renders a segment's name as a link. */
  renderLabel?: (label: string, id: string) => ReactNode;
}

/** Ring of one to five segments, with the names and numbers beside it. */
export function Doughnut({
  label,
  segments: all,
  value,
  words,
  written = decimal,
  renderLabel = (name) => name,
}: DoughnutProps) {
  const segments = segmentsOf(all);
  const shares = percents(segments.map((segment) => segment.value));
  return (
    <div className="doughnut-frame">
      <div className="doughnut num">
        <DoughnutPicture label={label} segments={segments} value={value} words={words} />
        <ul>
          {segments.map((segment, index) => (
            <li key={segment.id}>
              <i style={{ background: segment.color }} />
              <span className="grow">{renderLabel(segment.label, segment.id)}</span>
              <b>{written(segment.value)}</b>
              <span className="muted">{shares[index]}%</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
