const windowMilliseconds = 4_000;

/** Measures bytes per second over the last seconds, so that a stall or a faster network shows immediately. */
export function createSpeedometer() {
  const marks: { at: number; loaded: number }[] = [];
  return (loaded: number, at: number) => {
    marks.push({ at, loaded });
    while (marks.length > 2 && at - marks[1]!.at >= windowMilliseconds) marks.shift();
    const first = marks[0]!;
    return at > first.at ? Math.round(((loaded - first.loaded) * 1000) / (at - first.at)) : 0;
  };
}
