import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { SalesSummary } from '@sinau/contracts/report/report.schemas';
import { date, rupiah } from '@sinau/format';
import { startOf } from '@sinau/format/calendar';
import { axisSteps, axisTop, shortRupiah } from './chart-scale.ts';
import './revenue-chart.css';

type Series = SalesSummary['series'];

const dateOf = (day: string) => date(startOf(day));

/**
 * The revenue of each day, and of the same day one period earlier. The drawing stretches with its container and text must
 * not, so the labels are outside of it. A finger, a mouse or the arrow keys pick a day.
 */
export function RevenueChart({ series }: { series: Series }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = series.length - 1;
  const top = axisTop(Math.max(...series.flatMap(({ share, previous }) => [share, previous])));
  const day = chosen === null ? null : series[Math.min(chosen, last)]!;

  const point = ({ currentTarget, clientX }: PointerEvent) => {
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

  return (
    <figure className="revenue-chart num">
      <figcaption className="revenue-legend xs muted">
        <span>Periode ini</span>
        <span>Periode sebelumnya</span>
      </figcaption>
      <div className="revenue-scale xs muted" aria-hidden="true">
        {axisSteps(top).map((step) => (
          <span key={step} style={{ bottom: `${(100 * step) / top}%` }}>
            {shortRupiah(step)}
          </span>
        ))}
      </div>
      <div
        className="revenue-plot"
        role="slider"
        tabIndex={0}
        aria-label="Pendapatan harian"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen ?? last}
        aria-valuetext={wordsOf(day ?? series[last]!)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={move}
        onBlur={() => setChosen(null)}
      >
        <Lines series={series} top={top} />
        {day && (
          <ChosenDay
            day={day}
            left={last === 0 ? 0 : (100 * Math.min(chosen!, last)) / last}
            bottom={(100 * day.share) / top}
          />
        )}
      </div>
      <div className="revenue-days xs muted" aria-hidden="true">
        {labelledDays(last).map((index) => (
          <span key={index}>{dateOf(series[index]!.day).replace(/ \d{4}$/, '')}</span>
        ))}
      </div>
    </figure>
  );
}

function Lines({ series, top }: { series: Series; top: number }) {
  const line = (name: 'share' | 'previous') =>
    series.map((entry, index) => `${index ? 'L' : 'M'}${index} ${top - entry[name]}`).join('');
  const last = Math.max(1, series.length - 1);
  return (
    <svg viewBox={`0 0 ${last} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      {axisSteps(top).map((step) => (
        <path key={step} className="revenue-line-axis" d={`M0 ${step}H${last}`} />
      ))}
      <path className="revenue-area" d={`${line('share')}V${top}H0z`} />
      <path className="revenue-line-previous" d={line('previous')} />
      <path className="revenue-line" d={line('share')} />
    </svg>
  );
}

function ChosenDay({ day, left, bottom }: { day: Series[number]; left: number; bottom: number }) {
  return (
    <>
      <span className="revenue-cursor" style={{ left: `${left}%` }} />
      <span className="revenue-dot" style={{ left: `${left}%`, bottom: `${bottom}%` }} />
      <span className="revenue-tip xs" data-side={left > 50 ? 'left' : 'right'} style={{ left: `${left}%` }}>
        {dateOf(day.day)}
        <b>{rupiah(day.share)}</b>
        <span>Sebelumnya {rupiah(day.previous)}</span>
      </span>
    </>
  );
}

const wordsOf = ({ day, share, previous }: Series[number]) =>
  `${dateOf(day)}: ${rupiah(share)}, sebelumnya ${rupiah(previous)}`;

/** Five days at most, the first and the last among them. */
const labelledDays = (last: number) => [...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * last)))];
