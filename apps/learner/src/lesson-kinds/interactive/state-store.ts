import { ApiError } from '@sinau/api-client';
import type { PackageSave, PackageSaved } from '@sinau/contracts/study/learning/learning.schemas';
import { localValue, type DeviceStorage } from '@sinau/ui';
import { retryDelay } from '../../shared/save-loop.ts';

interface StoreOptions {
  /** Storage key of this state on this device. */
  key: string;
  /** State stored on the server. */
  initial: { readonly value: string | null; readonly revision: number };
  save: (sent: PackageSave, options: { isLeaving: boolean }) => Promise<PackageSaved>;
  /** Storage that outlives the tab. */
  storage: DeviceStorage;
  /**
   * For states that are asked about before they replace what another device has saved; others are sent on top of it.
   */
  conflict?: {
    /** Reads the state that is stored on the server now. */
    read: () => Promise<StoreOptions['initial']>;
    onConflict: (isConflict: boolean) => void;
  };
}

const pause = 1_000;

/**
 * Saves a package's state: on this device immediately, on the server a second later, one save at a time. The latest
 * save wins, on whichever device: only the package could merge two states.
 */
export function createStateStore({ key, initial, save, storage, conflict }: StoreOptions) {
  let { revision } = initial;
  const local = localValue<Unsent>({ key, storage: () => storage });
  const unsent = local.read();
  const follows = unsent?.bases?.includes(revision) ?? false;
  const isConflicting = conflict !== undefined && unsent !== null && !follows && unsent.value !== initial.value;
  let value = unsent && (follows || isConflicting) ? unsent.value : initial.value;
  let isDirty = value !== initial.value;
  /** The last state that this device and the server had in common. */
  let common = initial.value;
  /** State of another device, as long as nobody has chosen between the two. */
  let conflicting = isConflicting ? initial : null;
  let hasWritten = false;
  let inFlight = false;
  let isStopped = false;
  /** Number of consecutive transient failures. */
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!isDirty) local.remove();

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void send(), milliseconds);
  };
  /** A save in flight may have reached the server when this page is gone. */
  const storeLocally = (unsaved: string) => {
    const bases = inFlight ? [revision, revision + 1] : [revision];
    const isStored = local.write({ value: unsaved, bases: conflicting ? [] : bases });
    // A full or closed storage takes nothing; the server still does.
    if (!isStored) local.remove();
  };
  /** If the lesson was opened again in the meantime, the device stores the state of that page. */
  const isOwn = () => local.read()?.value === value;

  async function send(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (!isDirty || value === null || inFlight || conflicting) return;
    const sent = value;
    inFlight = true;
    const answer = await save({ value: sent, revision: revision + 1 }, { isLeaving }).then(taken(sent), notTaken);
    if (answer && !answer.isKept && conflict) await compare(conflict);
    inFlight = false;
    if (!answer || !isDirty || conflicting) return;
    if (isOwn()) storeLocally(value);
    if (!isStopped) schedule(pause);
    // The page that was left has nothing later to send; the state that another page saved stays.
    else if (answer.isKept) void send(true);
  }
  const taken = (sent: string) => (answer: PackageSaved) => {
    failures = 0;
    revision = answer.revision;
    isDirty = !answer.isKept || value !== sent;
    if (answer.isKept) common = sent;
    if (!isDirty && isOwn()) local.remove();
    return answer;
  };
  /** A save that was lost to one of this device, such as that of a page that was reloaded, is no conflict. */
  const compare = async ({ read, onConflict }: NonNullable<StoreOptions['conflict']>) => {
    const stored = await read().catch(() => null);
    if (!stored || stored.value === common || stored.value === value) return;
    conflicting = stored;
    onConflict(true);
  };
  const notTaken = (error: unknown) => {
    // A refused state stays on this device until the package saves again.
    failures = error instanceof ApiError && error.isTransient ? failures + 1 : 0;
    if (failures > 0) schedule(retryDelay(failures));
    return null;
  };

  return {
    read: () => value,
    isInConflict: () => conflicting !== null,
    /**
     * Adopts the state that another device saved in the meantime, unless this one has something newer to send, or to ask
     * about. Returns whether it did.
     */
    adopt(newer: StoreOptions['initial']) {
      if (newer.revision <= revision || isDirty || (conflict && hasWritten)) return false;
      ({ value, revision } = newer);
      common = value;
      return true;
    },
    /** Ends a conflict: the state of this device replaces the other, or is dropped for it. */
    settle(keeps: 'own' | 'other') {
      if (!conflicting) return;
      ({ revision } = conflicting);
      common = conflicting.value;
      if (keeps === 'other') {
        ({ value } = conflicting);
        isDirty = false;
        local.remove();
      }
      conflicting = null;
      conflict?.onConflict(false);
      if (isDirty) schedule(0);
    },
    write(next: string) {
      if (next === value) return;
      hasWritten = true;
      value = next;
      isDirty = true;
      storeLocally(value);
      if (failures === 0) schedule(pause);
    },
    /** Sends the rest immediately: the page is being left, or the connection is back. */
    flush: (isLeaving = false) => void send(isLeaving),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

interface Unsent {
  readonly value: string;
  /** The server's revisions that it follows; a version of long ago had none. */
  readonly bases?: readonly number[];
}
