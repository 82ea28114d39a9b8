import type { DeviceStorage } from '@sinau/ui';

/** Limit of stored ticks; older ones belong to remarks that are long gone. */
const maxStored = 200;

/** Returns the remarks marked as read on this device. */
export function readTicks(storage: DeviceStorage, key: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function writeTicks(storage: DeviceStorage, key: string, ticks: readonly string[]) {
  try {
    storage.setItem(key, JSON.stringify(ticks.slice(-maxStored)));
  } catch {
    // A full storage loses ticks, never text.
  }
}
