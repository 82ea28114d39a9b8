import type { ReactNode } from 'react';
import { decimal } from '@sinau/format';
import { percentOf } from '../../shared/figures/percent.ts';
import { segmentLooks } from './progress-segments.ts';
import './progress-doughnut.css';

interface ProgressDoughnutProps {
  /** Participants in each part of progress, as the API counts them. */
  counts: readonly number[];
  /** In the middle, as written. */
  average: string;
  /** Makes a link of a part's name. */
  renderLabel?: (label: string, index: number) => ReactNode;
}

const radius = 70;
const circumference = 2 * Math.PI * radius;
const gap = 3;

/** How far participants are: a ring of one to five parts, and the numbers beside it. */
export function ProgressDoughnut({ counts, average, renderLabel = (label) => label }: ProgressDoughnutProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="doughnut-frame">
      <div className="doughnut num">
        <svg viewBox="0 0 200 200" role="img" aria-label={`Rata-rata progres ${average}`}>
          <circle className="doughnut-ring" cx="100" cy="100" r={radius} />
          {arcsOf(counts).map(({ index, length, offset }) => (
            <circle
              key={index}
              className="doughnut-part"
              cx="100"
              cy="100"
              r={radius}
              stroke={segmentLooks[index]!.color}
              strokeDasharray={`${length} ${circumference}`}
              strokeDashoffset={-offset}
              transform="rotate(-90 100 100)"
            />
          ))}
          <text className="doughnut-average" x="100" y="101">
            {average}
          </text>
          <text className="doughnut-words" x="100" y="122">
            rata-rata
          </text>
        </svg>
        <ul>
          {segmentLooks.map(({ label, color }, index) => (
            <li key={label}>
              <i style={{ background: color }} />
              <span className="grow">{renderLabel(label, index)}</span>
              <b>{decimal(counts[index] ?? 0)}</b>
              <span className="muted">{percentOf(counts[index] ?? 0, total)}%</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The start and length of each part that is not empty; a single part closes the ring. */
function arcsOf(counts: readonly number[]) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const present = counts.map((count, index) => ({ count, index })).filter(({ count }) => count > 0);
  const between = present.length > 1 ? gap : 0;
  let offset = 0;
  return present.map(({ count, index }) => {
    const whole = (count / total) * circumference;
    const arc = { index, offset, length: Math.max(1, whole - between) };
    offset += whole;
    return arc;
  });
}
