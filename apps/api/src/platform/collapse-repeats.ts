/** Pause between two lines of a failure that lasts. */
const pauseMilliseconds = 60_000;
/** Number of reasons told apart; more of them at once are logged as new ones. */
const mostReasons = 100;

/**
 * Logs the first failure of each reason at once, and one a minute while it lasts, with the number of those left out
 * since: an outage fails every call and every worker, and says the same each time.
 */
export function collapseRepeats<Args extends unknown[]>(log: (unloggedBefore: number, ...args: Args) => void) {
  const reasons = new Map<string, { loggedAt: number; unlogged: number }>();
  return (reason: string, ...args: Args) => {
    const now = performance.now();
    const last = reasons.get(reason);
    if (last && now - last.loggedAt < pauseMilliseconds) {
      last.unlogged += 1;
      return;
    }
    if (reasons.size >= mostReasons) reasons.clear();
    reasons.set(reason, { loggedAt: now, unlogged: 0 });
    log(last?.unlogged ?? 0, ...args);
  };
}
