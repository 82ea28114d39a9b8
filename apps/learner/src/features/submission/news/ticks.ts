/** Older ticks belong to remarks that are long gone. */
const mostKept = 200;

/** The remarks that were read, as this device remembers them. */
export function readTicks(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function writeTicks(key: string, ticks: readonly string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ticks.slice(-mostKept)));
  } catch {
    // A full storage loses ticks, never text.
  }
}
