export type Range = [from: number, to: number];

/** As many as one heartbeat carries. */
const most = 100;

/** What was played, from where to where, until the server has answered for it. */
export function createPlayedRanges() {
  let kept: Range[] = [];
  let current: Range | null = null;

  /** What follows is not played on from here: a pause, a seek. */
  const cut = () => {
    if (current && current[1] > current[0]) kept = joined([...kept, current]);
    current = null;
  };

  return {
    /** The player is here, and played until here. */
    reach: (position: number) => {
      const at = exact(position);
      if (current && at < current[1]) cut();
      current = [current?.[0] ?? at, at];
    },
    cut,
    /** What to tell now; told again until it is confirmed. */
    take: (): Range[] => {
      const end = current?.[1];
      cut();
      if (end !== undefined) current = [end, end];
      return kept.slice(0, most);
    },
    confirm: (told: readonly Range[]) => {
      kept = kept.filter((range) => !told.includes(range));
    },
    clear: () => {
      kept = [];
      current = null;
    },
  };
}

/** Ends meet exactly, so that no second falls between two heartbeats. */
const exact = (position: number) => Math.max(0, Math.round(position * 100) / 100);

function joined(ranges: readonly Range[]): Range[] {
  const last = ranges.at(-1)!;
  const before = ranges.at(-2);
  return before && before[1] === last[0] ? [...ranges.slice(0, -2), [before[0], last[1]]] : [...ranges];
}
