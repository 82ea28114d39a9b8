export interface TrendPoint {
  key: string;
  /** Title of the point: '21 Nov 2026'. */
  title: string;
  /** The same, short enough for an axis. */
  short: string;
  value: number;
  /** Value for comparison; null without one. */
  previous: number | null;
}

interface TrendTableProps {
  label: string;
  points: readonly TrendPoint[];
  written: (value: number) => string;
  words: { current: string; previous: string };
}

/** Table of a chart's figures, newest first, for users who prefer to read them. */
export function TrendTable({ label, points, written, words }: TrendTableProps) {
  const hasPrevious = points.some(({ previous }) => previous !== null);
  return (
    <details className="trend-table sm">
      <summary>Lihat sebagai tabel</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is longer than its room is scrolled by keys */}
      <div tabIndex={0} role="group" aria-label={label}>
        <table className="num" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Tanggal</th>
              <th scope="col">{words.current}</th>
              {hasPrevious && <th scope="col">{words.previous}</th>}
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ key, title, value, previous }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                <td>{written(value)}</td>
                {hasPrevious && <td>{previous === null ? '–' : written(previous)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
