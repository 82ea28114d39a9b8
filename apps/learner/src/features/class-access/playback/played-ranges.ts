export type Range = [from: number, to: number];

/** Maximum number of ranges in one heartbeat. */
const maxRanges = 100;

/** Collects the played ranges that the server has not confirmed yet. */
export function createPlayedRanges() {
  let pending: Range[] = [];
  let current: Range | null = null;

  /** Closes the current range after a pause or a seek. */
  const cut = () => {
    if (current && current[1] > current[0]) pending = mergeRanges([...pending, current]);
    current = null;
  };

  return {
    /** Extends the current range to this position. */
    reach: (position: number) => {
      const at = exact(position);
      if (current && at < current[1]) cut();
      current = [current?.[0] ?? at, at];
    },
    cut,
    /** Returns the ranges to send. They are returned again until they are confirmed. */
    take: (): Range[] => {
      const end = current?.[1];
      cut();
      if (end !== undefined) current = [end, end];
      return pending.slice(0, maxRanges);
    },
    confirm: (reported: readonly Range[]) => {
      pending = pending.filter((range) => !reported.includes(range));
    },
    clear: () => {
      pending = [];
      current = null;
    },
  };
}

/** Adjacent ranges share their boundary, so that no second is lost between two heartbeats. */
const exact = (position: number) => Math.max(0, Math.round(position * 100) / 100);

function mergeRanges(ranges: readonly Range[]): Range[] {
  const last = ranges.at(-1)!;
  const before = ranges.at(-2);
  return before && before[1] === last[0] ? [...ranges.slice(0, -2), [before[0], last[1]]] : [...ranges];
}
