import type { Measured } from './load.ts';

export interface Row {
  readonly size: number;
  readonly scenario: string;
  readonly isRead: boolean;
  readonly ours: Measured;
  readonly practical: Measured;
  readonly hard: Measured;
}

const rate = ({ requests, seconds }: Measured) => requests / seconds;
const milliseconds = ({ latency }: Measured, percentile: number) => latency.percentile(percentile) / 1000;
const fixed = (value: number, digits = 1) => value.toFixed(digits);
const line = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const head = [
  line(
    'classes',
    'call',
    'server',
    'requests/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'processor µs a call',
    'of a core',
    'of the practical limit',
    'of the hard limit',
  ),
  line('---:', '---', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
];

/** The lines of one call, and its refusals. */
export const linesOf = (row: Row): string[] =>
  (['ours', 'practical', 'hard'] as const).map((name) => {
    const measured = row[name];
    const { requests, refused, refusal, seconds, processorSeconds } = measured;
    const share = (limit: Measured) => (name === 'ours' ? fixed(rate(measured) / rate(limit), 2) : '');
    return line(
      row.size.toLocaleString('en'),
      row.scenario,
      refused > 0 ? `${name} (${refused} refused, the first: ${refusal})` : name,
      fixed(rate(measured), 0),
      ...[50, 95, 99].map((percentile) => fixed(milliseconds(measured, percentile))),
      fixed((processorSeconds / requests) * 1e6, 0),
      fixed(processorSeconds / seconds, 2),
      share(row.practical),
      share(row.hard),
    );
  });

interface Run {
  readonly cores: number;
  /** The load average before the measurement: other work on this machine. */
  readonly load: number;
  readonly node: string;
  readonly rounds: number;
  readonly seconds: number;
}

/** The table of docs/performance.md. */
export function report(rows: readonly Row[], { cores, load, node, rounds, seconds }: Run) {
  const growth = [...Map.groupBy(rows, ({ scenario }) => scenario)].flatMap(([scenario, [small, large]]) =>
    small && large
      ? [
          line(
            scenario,
            fixed(milliseconds(small.ours, 95)),
            fixed(milliseconds(large.ours, 95)),
            fixed(milliseconds(large.ours, 95) / milliseconds(small.ours, 95), 2),
          ),
        ]
      : [],
  );
  return [
    '',
    `Node ${node}, ${cores} cores shared by load, server and PostgreSQL; ${rounds} rounds of ${seconds} s each, in turns. Load average before: ${fixed(load)}.`,
    '',
    ...head,
    ...rows.flatMap(linesOf),
    '',
    ...(growth.length > 0
      ? [
          line('call', 'p95 at the smaller size', 'p95 at the larger', 'ratio'),
          line('---', '---:', '---:', '---:'),
          ...growth,
        ]
      : []),
  ].join('\n');
}
