import { Pie } from '@visx/shape';
import type { Segment } from './segments.ts';

interface DoughnutChartProps {
  /** Describes the chart in a sentence. */
  label: string;
  segments: readonly Required<Segment>[];
  /** Text in the middle: a formatted figure, and its label. */
  value: string;
  words: string;
}

const size = 200;
const [outer, inner] = [85, 55];

/** A ring of one to five segments. Names and numbers are beside it: the ring only illustrates them. */
export function DoughnutChart({ label, segments, value, words }: DoughnutChartProps) {
  const shown = segments.filter((segment) => segment.value > 0);
  return (
    <svg className="doughnut-chart" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <g transform={`translate(${size / 2} ${size / 2})`}>
        {shown.length === 0 && <circle className="doughnut-empty" r={(outer + inner) / 2} />}
        <Pie
          data={shown}
          pieValue={(segment) => segment.value}
          pieSort={null}
          pieSortValues={null}
          outerRadius={outer}
          innerRadius={inner}
          padAngle={shown.length > 1 ? 0.035 : 0}
        >
          {({ arcs, path }) =>
            arcs.map((arc) => (
              <path key={arc.data.id} className="doughnut-part" d={path(arc) ?? ''} fill={arc.data.color} />
            ))
          }
        </Pie>
        <text className="doughnut-value" y="1" data-long={value.length > 6 || undefined}>
          {value}
        </text>
        <text className="doughnut-words" y="22">
          {words}
        </text>
      </g>
    </svg>
  );
}
