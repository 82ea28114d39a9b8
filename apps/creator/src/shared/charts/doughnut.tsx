import type { ReactNode } from 'react';
import { decimal } from '@sinau/format';
import { segmentsOf, type Segment } from '@sinau/ui/charts/segments';
import { percentOf } from '../figures/percent.ts';
import { DoughnutPicture } from './lazy-charts.tsx';
import './doughnut.css';

interface DoughnutProps {
  /** What the picture says, in a sentence. */
  label: string;
  segments: readonly Segment[];
  /** In the middle: a figure as written, and what it is. */
  value: string;
  words: string;
  /** A segment's value as people read it. */
  written?: (value: number) => string;
  /** Makes a link of a segment's name. */
  renderLabel?: (label: string, id: string) => ReactNode;
}

/** A ring of one to five segments, and the names and numbers beside it. */
export function Doughnut({
  label,
  segments: all,
  value,
  words,
  written = decimal,
  renderLabel = (name) => name,
}: DoughnutProps) {
  const segments = segmentsOf(all);
  const total = segments.reduce((sum, segment) => sum + segment.value, 0);
  return (
    <div className="doughnut-frame">
      <div className="doughnut num">
        <DoughnutPicture label={label} segments={segments} value={value} words={words} />
        <ul>
          {segments.map((segment) => (
            <li key={segment.id}>
              <i style={{ background: segment.color }} />
              <span className="grow">{renderLabel(segment.label, segment.id)}</span>
              <b>{written(segment.value)}</b>
              <span className="muted">{percentOf(segment.value, total)}%</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
