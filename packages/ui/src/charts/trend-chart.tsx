import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { TrendTable, type TrendPoint } from './trend-table.tsx';

interface TrendChartProps {
  label: string;
  points: readonly TrendPoint[];
  /** Formats a value for reading, and in a short form for an axis. */
  written: (value: number) => string;
  writtenShort: (value: number) => string;
  /** Labels of the two lines. */
  words: { current: string; previous: string };
}

/**
 * A line of values, and one for comparison. The drawing stretches with its container and text must not, so the labels
 * are outside of it. A finger, a mouse or the arrow keys pick a point.
 */
export function TrendChart({ label, points, written, writtenShort, words }: TrendChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const hasPrevious = points.some(({ previous }) => previous !== null);
  const highest = Math.max(1, ...points.flatMap(({ value, previous }) => [value, previous ?? 0]));
  const scale = scaleLinear<number>({ domain: [0, highest], nice: 4 });
  const top = scale.domain()[1]!;
  // Participants and rupiah are whole numbers.
  const steps = scale.ticks(4).filter(Number.isInteger);
  const point = chosen === null ? null : points[Math.min(chosen, last)]!;

  const pick = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: (chosen ?? last + 1) - 1, ArrowRight: (chosen ?? last - 1) + 1, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, to)));
  };
  const wordsOf = ({ title, value, previous }: TrendPoint) =>
    `${title}: ${written(value)}${previous === null ? '' : `, sebelumnya ${written(previous)}`}`;

  return (
    <>
      <figure className="trend-chart num">
        <figcaption className="trend-legend xs muted">
          <span>{words.current}</span>
          {hasPrevious && <span>{words.previous}</span>}
        </figcaption>
        <div className="trend-scale xs muted" aria-hidden="true">
          {steps.map((step) => (
            <span key={step} style={{ bottom: `${(100 * step) / top}%` }}>
              {writtenShort(step)}
            </span>
          ))}
        </div>
        <div
          className="trend-plot"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen ?? last}
          aria-valuetext={wordsOf(point ?? points[last]!)}
          onPointerMove={pick}
          onPointerDown={pick}
          onPointerLeave={() => setChosen(null)}
          onKeyDown={move}
          onBlur={() => setChosen(null)}
        >
          <Lines points={points} top={top} steps={steps} hasPrevious={hasPrevious} />
          {point && (
            <ChosenPoint
              point={point}
              left={last === 0 ? 0 : (100 * Math.min(chosen!, last)) / last}
              bottom={(100 * point.value) / top}
              written={written}
            />
          )}
        </div>
        <div className="trend-days xs muted" aria-hidden="true">
          {labelled(last).map((index) => (
            <span key={index}>{points[index]!.short}</span>
          ))}
        </div>
      </figure>
      <TrendTable label={label} points={points} written={written} words={words} />
    </>
  );
}

interface LinesProps {
  points: readonly TrendPoint[];
  top: number;
  steps: readonly number[];
  hasPrevious: boolean;
}

function Lines({ points, top, steps, hasPrevious }: LinesProps) {
  const width = Math.max(1, points.length - 1);
  const across = scaleLinear<number>({ domain: [0, width], range: [0, width] });
  const up = scaleLinear<number>({ domain: [0, top], range: [top, 0] });
  const data = [...points];
  const x = (_: TrendPoint, index: number) => across(index);
  return (
    <svg viewBox={`0 0 ${width} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      {steps.map((step) => (
        <path key={step} className="trend-line-axis" d={`M0 ${up(step)}H${width}`} />
      ))}
      <AreaClosed className="trend-area" data={data} x={x} y={({ value }) => up(value)} yScale={up} />
      {hasPrevious && (
        <LinePath className="trend-line-previous" data={data} x={x} y={({ previous }) => up(previous ?? 0)} />
      )}
      <LinePath className="trend-line" data={data} x={x} y={({ value }) => up(value)} />
    </svg>
  );
}

interface ChosenPointProps {
  point: TrendPoint;
  left: number;
  bottom: number;
  written: (value: number) => string;
}

const ChosenPoint = ({ point: { title, value, previous }, left, bottom, written }: ChosenPointProps) => (
  <>
    <span className="trend-cursor" style={{ left: `${left}%` }} />
    <span className="trend-dot" style={{ left: `${left}%`, bottom: `${bottom}%` }} />
    <span className="trend-tip xs" data-side={left > 50 ? 'left' : 'right'} style={{ left: `${left}%` }}>
      {title}
      <b>{written(value)}</b>
      {previous !== null && <span>Sebelumnya {written(previous)}</span>}
    </span>
  </>
);

/** Labels at most five points, including the first and the last. */
const labelled = (last: number) => [...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * last)))];
