import { differing, isSame, pick, reconcile, type Fields, type Stored } from './reconcile.ts';

/** How a failed save is to be taken. */
export type Failure<F extends Fields> =
  | { kind: 'editedElsewhere' }
  /** The server refuses these fields, in these words. */
  | { kind: 'refused'; fields: Partial<Record<keyof F, string>> }
  /** `isPassing`: it may go well in a moment, as it is. */
  | { kind: 'failed'; message: string; isPassing: boolean };

export interface Storage<F extends Fields> {
  /** Stores what changed; `draft` is the whole. */
  save: (changed: Partial<F>, draft: F, revision: number) => Promise<Stored<F>>;
  load: () => Promise<Stored<F>>;
  failureOf: (error: unknown) => Failure<F>;
}

export type SaveState =
  /** `at` is null for what was only read so far. */
  | { kind: 'saved'; at: Date | null }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; message: string; isPassing: boolean }
  /** Some field needs attention; the others are stored. */
  | { kind: 'refused' }
  /** Changed here and elsewhere; saving waits for a decision. */
  | { kind: 'conflict' };

export interface Snapshot<F extends Fields> {
  draft: F;
  state: SaveState;
  errors: Partial<Record<keyof F, string>>;
  /** Grows when the draft changed from outside, so that editors take it up. */
  version: number;
}

const delayMs = 1000;
const attempts = 5;
const tooBusy = {
  kind: 'failed',
  message: 'Kelas ini sedang banyak diubah. Coba lagi sebentar lagi.',
  isPassing: true,
} as const;

/**
 * A document that saves itself: a second after the last change, one call at a time, the newest draft last. What fails
 * stays and can be tried again; what was changed elsewhere meanwhile is brought together field by field.
 */
export function createSelfSaving<F extends Fields>(initial: Stored<F>, firstStorage: Storage<F>) {
  let storage = firstStorage;
  let { revision } = initial;
  let sent = initial.fields;
  let known = initial.fields;
  /** Sent without an answer: it may have arrived all the same. */
  let unanswered: Partial<F> = {};
  /** Values that the server refused; each holds until its field is changed. */
  let refused: Partial<F> = {};
  let theirs: Stored<F> | null = null;
  let savedAt: Date | null = null;
  let snapshot: Snapshot<F> = { draft: initial.fields, state: { kind: 'saved', at: null }, errors: {}, version: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<Snapshot<F>>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const unsent = () => differing(snapshot.draft, sent);
  const worthSending = () => unsent().filter((name) => !(name in refused && refused[name] === snapshot.draft[name]));

  const saveAll = async (): Promise<SaveState> => {
    for (let attempt = 0; attempt < attempts;) {
      const names = worthSending();
      if (names.length === 0) return unsent().length > 0 ? { kind: 'refused' } : { kind: 'saved', at: savedAt };
      const changed = pick(snapshot.draft, names);
      set({ state: { kind: 'saving' } });
      try {
        ({ revision, fields: known } = await storage.save(changed, snapshot.draft, revision));
        sent = { ...sent, ...changed };
        unanswered = {};
        savedAt = new Date();
        attempt = 0;
      } catch (error) {
        const end = await endAfter(storage.failureOf(error), changed);
        if (end) return end;
        attempt += 1;
      }
    }
    return tooBusy;
  };

  /** The state to stop in, or null where another attempt makes sense. */
  const endAfter = async (failure: Failure<F>, changed: Partial<F>): Promise<SaveState | null> => {
    switch (failure.kind) {
      case 'failed':
        unanswered = { ...unanswered, ...changed };
        return failure;
      case 'refused': {
        const names = Object.keys(failure.fields).filter((name) => name in changed);
        refused = { ...refused, ...pick(changed as F, names) };
        set({ errors: { ...snapshot.errors, ...failure.fields } });
        return names.length > 0 ? null : { kind: 'refused' };
      }
      case 'editedElsewhere':
        try {
          return (await takeIn()) ? null : { kind: 'conflict' };
        } catch (error) {
          const again = storage.failureOf(error);
          return again.kind === 'failed' ? again : tooBusy;
        }
    }
  };

  /** Takes in what was changed elsewhere; false where it was changed here too. */
  const takeIn = async () => {
    const current = await storage.load();
    const arrived = pick(
      unanswered as F,
      Object.keys(unanswered).filter((name) => isSame(unanswered[name], current.fields[name])),
    );
    const merged = reconcile({
      draft: snapshot.draft,
      sent: { ...sent, ...arrived },
      known: { ...known, ...arrived },
      current: current.fields,
    });
    if (merged.conflicts.length > 0) {
      theirs = current;
      return false;
    }
    adopt(current, merged);
    return true;
  };

  const adopt = (current: Stored<F>, { draft, sent: nextSent }: { draft: F; sent: F }) => {
    const isChanged = differing(snapshot.draft, draft).length > 0;
    ({ revision, fields: known } = current);
    sent = nextSent;
    unanswered = {};
    theirs = null;
    set({ draft, version: snapshot.version + (isChanged ? 1 : 0) });
  };

  /** Saves now. True once nothing is left to save. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (theirs) return Promise.resolve(false);
    running ??= saveAll().then((state) => {
      running = null;
      set({ state });
      return state.kind === 'saved';
    });
    return running;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** Saves this way from now on. */
    use: (next: Storage<F>) => {
      storage = next;
    },
    isDirty: () => running !== null || unsent().length > 0,
    flush,

    change(patch: Partial<F>) {
      const draft = { ...snapshot.draft, ...patch };
      const stillWrong = Object.entries(snapshot.errors).filter(([name]) => draft[name] === snapshot.draft[name]);
      set({ draft, errors: Object.fromEntries(stillWrong) as Snapshot<F>['errors'] });
      if (theirs) return;
      if (!running) set({ state: { kind: 'unsaved' } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },

    /** Ends a conflict: the draft is written over what was changed elsewhere. */
    async keepMine() {
      if (theirs) adopt(theirs, reconcile({ draft: snapshot.draft, sent, known, current: theirs.fields }));
      await flush();
    },

    /** Ends a conflict: what was changed elsewhere stays, and the draft is gone. */
    takeTheirs() {
      if (!theirs) return;
      adopt(theirs, { draft: theirs.fields, sent: theirs.fields });
      set({ errors: {}, state: { kind: 'saved', at: null } });
    },
  };
}
