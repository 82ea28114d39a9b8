interface Options {
  /** Milliseconds by which a replica may be behind. */
  readonly maxLag: number;
  /** Clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

export type Freshness = ReturnType<typeof createFreshness>;

/**
 * Decides whether a replica may be read: while it works, is behind by no more than the limit, and has all changes that
 * this process has heard of. Without the last rule, an answer that is cached until something changes could be made of
 * rows from before a change that was announced already, and would stay wrong until the next one.
 */
export function createFreshness({ maxLag, now = () => performance.now() }: Options) {
  let fault: string | null = 'it has not answered yet';
  /** Time before which every committed change is there. */
  let upTo = now();
  let changedAt = -Infinity;
  const lag = () => now() - upTo;
  const currentFault = () => fault ?? (lag() > maxLag ? 'it is too far behind' : null);
  return {
    /** Records that everything committed before this time is there. */
    reached(time: number) {
      fault = null;
      upTo = time;
    },
    /** Records that the replica cannot be used, and why. */
    failed(reason: string) {
      fault = reason;
    },
    /** Records that a change was heard of. */
    changed() {
      changedAt = now();
    },
    hasChanges: () => upTo >= changedAt,
    isUsable: () => currentFault() === null && upTo >= changedAt,
    /** Reason why the replica is not used, apart from changes that it has not received yet. */
    fault: currentFault,
    lag,
  };
}
