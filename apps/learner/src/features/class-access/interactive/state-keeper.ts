import { ApiError } from '@sinau/api-client';
import type { PackageSave, PackageSaved } from '@sinau/contracts/learning/learning.schemas';

interface KeeperOptions {
  /** Names this state on this device. */
  key: string;
  /** What the server keeps. */
  kept: { readonly value: string | null; readonly revision: number };
  save: (sent: PackageSave, options: { isLeaving: boolean }) => Promise<PackageSaved>;
  /** Storage that outlives the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const pause = 1_000;
const firstRetry = 2_000;
const longestRetry = 30_000;

/**
 * Keeps what a package saves: on this device at once, on the server a second later, one save at a time. What came last
 * wins, on whichever device: nobody but the package could tell how two states become one.
 */
export function createStateKeeper({ key, kept, save, storage }: KeeperOptions) {
  let { revision } = kept;
  const unsent = readUnsent(storage, key);
  let value = unsent?.base === revision ? unsent.value : kept.value;
  let isDirty = value !== kept.value;
  let inFlight = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!isDirty) storage.removeItem(key);

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  };

  async function send(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (!isDirty || value === null || inFlight) return;
    const sent = value;
    inFlight = true;
    try {
      const answer = await save({ value: sent, revision: revision + 1 }, { isLeaving });
      failures = 0;
      revision = answer.revision;
      isDirty = !answer.isKept || value !== sent;
      if (isDirty) schedule(pause);
      else storage.removeItem(key);
    } catch (error) {
      failures += 1;
      // What is refused stays on this device until the package saves again.
      if (error instanceof ApiError && error.isTransient)
        schedule(Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
    } finally {
      inFlight = false;
    }
  }

  return {
    read: () => value,
    /** What another device saved meanwhile, unless this one has something newer to send. */
    adopt(newer: KeeperOptions['kept']) {
      if (newer.revision <= revision || isDirty) return;
      ({ value, revision } = newer);
    },
    write(next: string) {
      if (next === value) return;
      value = next;
      isDirty = true;
      writeUnsent(storage, key, { value, base: revision });
      if (failures === 0) schedule(pause);
    },
    /** Sends what is left at once: the page is being left, or the connection is back. */
    flush: (isLeaving = false) => void send(isLeaving),
    stop: () => clearTimeout(timer),
  };
}

interface Unsent {
  readonly value: string;
  /** The revision that it was saved on. */
  readonly base: number;
}

function readUnsent(storage: KeeperOptions['storage'], key: string): Unsent | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Unsent | null;
  } catch {
    return null;
  }
}

/** A full or closed storage takes nothing; the server still does. */
function writeUnsent(storage: KeeperOptions['storage'], key: string, unsent: Unsent) {
  try {
    storage.setItem(key, JSON.stringify(unsent));
  } catch {
    storage.removeItem(key);
  }
}
