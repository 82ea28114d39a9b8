import { undecided, type Conflict, type Decide, type Side } from '../merging/three-way.ts';
import { decidingOn, isSameConflict, leftOutBy, putInstead, type LeftOut } from './left-out.ts';
import type { DraftKeeper, Failure, SaveState, Snapshot, Storage, Unsaved } from './document.ts';
import { differing, isSame, pick, reconcile, type Fields, type Stored } from './reconcile.ts';

const delayMs = 1000;
const attempts = 5;
const tooBusy = {
  kind: 'failed',
  message: 'Kelas ini sedang banyak diubah. Coba lagi sebentar lagi.',
  isTransient: true,
} as const;

/**
 * A document that saves itself: a second after the last change, one call at a time, the newest draft last. Changes that
 * could not be saved stay and can be tried again; changes made elsewhere are merged into the draft.
 */
export function createSelfSaving<F extends Fields>(
  initial: Stored<F>,
  firstStorage: Storage<F>,
  keeper: DraftKeeper<F> = nowhere,
) {
  let storage = firstStorage;
  let { revision } = initial;
  let sent = initial.fields;
  let known = initial.fields;
  /** Sent without an answer: the server may have stored it all the same. */
  let unanswered: Partial<F> = {};
  /** On its way now. */
  let underway: Partial<F> = {};
  /** Values that the server refused; each holds until its field is changed. */
  let refused: Partial<F> = {};
  /** Fields that somebody may still be typing in. They are not sent before a second has passed, or a commit. */
  const inTyping = new Set<string>();
  let theirs: Stored<F> | null = null;
  let savedAt: Date | null = null;
  let snapshot: Snapshot<F> = {
    draft: initial.fields,
    state: { kind: 'saved', at: null },
    errors: {},
    version: 0,
    isKept: false,
    conflicts: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Partial<Snapshot<F>>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const unsent = () => differing(snapshot.draft, sent);
  const problems = (): Snapshot<F>['errors'] => {
    const found: Snapshot<F>['errors'] = storage.problemsOf?.(snapshot.draft) ?? {};
    const concerned = unsent().filter((name) => name in found);
    return Object.fromEntries(concerned.map((name) => [name, found[name]])) as typeof found;
  };
  /** The errors of what did not change since they were told. */
  const errorsIn = (draft: F) =>
    Object.fromEntries(
      Object.entries(snapshot.errors).filter(([name]) => draft[name] === snapshot.draft[name]),
    ) as Snapshot<F>['errors'];
  const worthSending = () => {
    const wrong = problems();
    return unsent().filter(
      (name) =>
        !inTyping.has(name) &&
        wrong[name] === undefined &&
        !(name in refused && isSame(refused[name], snapshot.draft[name])),
    );
  };

  /** Updates the copy on this device with the fields that are not saved yet. */
  const keep = () => {
    const names = unsent();
    if (names.length > 0) {
      const sentNow = { ...unanswered, ...underway };
      const unsaved = { fields: pick(snapshot.draft, names), base: pick(known, names) };
      set({ isKept: keeper.write(Object.keys(sentNow).length > 0 ? { ...unsaved, sent: sentNow } : unsaved) });
    } else {
      keeper.clear();
      set({ isKept: false });
    }
  };

  const saveAll = async (): Promise<SaveState> => {
    for (let attempt = 0; attempt < attempts;) {
      const names = worthSending();
      if (names.length === 0) return idleState();
      const changed = pick(snapshot.draft, names);
      set({ state: { kind: 'saving' } });
      underway = changed;
      keep();
      try {
        ({ revision, fields: known } = await storage.save(changed, snapshot.draft, revision));
        sent = { ...sent, ...changed };
        unanswered = {};
        underway = {};
        savedAt = new Date();
        attempt = 0;
        keep();
      } catch (error) {
        underway = {};
        const end = await endAfter(storage.failureOf(error), changed);
        if (end) return end;
        attempt += 1;
      }
    }
    return tooBusy;
  };

  /** The state while there is nothing to send. */
  const idleState = (): SaveState => {
    if (unsent().length === 0) return { kind: 'saved', at: savedAt };
    return inTyping.size > 0 ? { kind: 'unsaved' } : { kind: 'refused' };
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
          return (await mergeCurrent()) ? null : { kind: 'conflict' };
        } catch (error) {
          const again = storage.failureOf(error);
          return again.kind === 'failed' ? again : tooBusy;
        }
    }
  };

  /** Merges what was changed elsewhere; false where the same was changed here too. */
  const mergeCurrent = async () => take(answered(await storage.load()));

  /** Notes which calls without an answer have arrived after all. */
  const answered = (current: Stored<F>) => {
    const arrived = pick(
      unanswered as F,
      Object.keys(unanswered).filter((name) => isSame(unanswered[name], current.fields[name])),
    );
    sent = { ...sent, ...arrived };
    known = { ...known, ...arrived };
    return current;
  };

  const reconciled = (current: Stored<F>, decide: Decide = undecided) =>
    reconcile({ draft: snapshot.draft, sent, known, current: current.fields }, { richText: storage.richText, decide });

  /** Merges this version into the draft; false where somebody has to decide. */
  const take = (current: Stored<F>, decide?: Decide): boolean => {
    const { draft, conflicts, ...base } = reconciled(current, decide);
    const isChanged = differing(snapshot.draft, draft).length > 0;
    const isSettled = conflicts.length === 0;
    ({ sent, known } = base);
    unanswered = {};
    theirs = isSettled ? null : current;
    if (isSettled) ({ revision } = current);
    set({ draft, conflicts, errors: errorsIn(draft), version: snapshot.version + (isChanged ? 1 : 0) });
    keep();
    return isSettled;
  };

  /** The same when no call is under way: goes on saving, or waits for the decision. */
  const takeNow = (current: Stored<F>, decide?: Decide) => {
    clearTimeout(timer);
    if (!take(current, decide)) set({ state: { kind: 'conflict' } });
    else if (unsent().length > 0) wait();
    else if (snapshot.state.kind !== 'saved') set({ state: { kind: 'saved', at: savedAt } });
  };

  const run = (): Promise<boolean> => {
    clearTimeout(timer);
    inTyping.clear();
    if (theirs) return Promise.resolve(false);
    running ??= saveAll().then((state) => {
      running = null;
      set({ state });
      return state.kind === 'saved';
    });
    return running;
  };

  /** Saves what was typed so far, such as when a field is left, and names what is wrong with it. */
  const commit = (): Promise<boolean> => {
    set({ errors: { ...snapshot.errors, ...problems() } });
    return run();
  };

  const change = (patch: Partial<F>) => {
    const draft = { ...snapshot.draft, ...patch };
    for (const name of differing(snapshot.draft, draft)) inTyping.add(name);
    set({ draft, errors: errorsIn(draft) });
    keep();
    if (theirs) takeNow(theirs);
    else wait();
  };

  const wait = () => {
    if (!running) set({ state: { kind: 'unsaved' } });
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** The fields as the server has them, as far as it is known. */
    getStored: () => known,
    /** Saves this way from now on. */
    use: (next: Storage<F>) => {
      storage = next;
    },
    isDirty: () => running !== null || unsent().length > 0,
    change,
    commit,

    /** Stops saving by itself. Unsaved fields stay on this device. */
    close() {
      clearTimeout(timer);
    },

    /** Saves everything, including text typed during the save. Resolves to true once nothing is left to save. */
    async flush() {
      let isSaved = await commit();
      while (!isSaved && snapshot.state.kind === 'unsaved') isSaved = await commit();
      return isSaved;
    },

    /** Takes up what this device kept. Where the server's version changed since, saving waits for a decision. */
    restore({ fields, base }: Unsaved<F>) {
      const current = theirs ?? { fields: known, revision };
      sent = { ...sent, ...base };
      known = { ...known, ...base };
      set({ version: snapshot.version + 1 });
      change(fields);
      if (!theirs) takeNow(current);
    },

    /** Takes up what was changed elsewhere while nothing is being sent. An older version than the known one changes nothing. */
    async catchUp() {
      if (running) return;
      try {
        const current = await storage.load();
        if (running || current.revision <= (theirs?.revision ?? revision)) return;
        takeNow(answered(current));
      } catch (error) {
        const failure = storage.failureOf(error);
        // What is gone is told at once; after any other failure the next beat tries again.
        if (failure.kind === 'failed' && !failure.isTransient && !running) set({ state: failure });
      }
    },
    /** The newest version that is known here. */
    revision: () => theirs?.revision ?? revision,

    /** Ends a conflict with the words of one side. Answers what was left out; null if it is another conflict by now. */
    choose(conflict: Conflict, side: Side): LeftOut | null {
      const current = theirs;
      if (!current || !snapshot.conflicts.some((one) => isSameConflict(one, conflict))) return null;
      const leftOut = leftOutBy(conflict, side, (decide) => reconciled(current, decide).draft);
      takeNow(current, decidingOn(conflict, side));
      return leftOut;
    },

    /** Puts what was left out in its place. Answers what is left out now. */
    putBack(leftOut: LeftOut): LeftOut {
      const { value, leftOut: next } = putInstead(leftOut, snapshot.draft[leftOut.field], storage.richText);
      set({ version: snapshot.version + 1 });
      change({ [leftOut.field]: value } as Partial<F>);
      return next;
    },
  };
}

const nowhere = { write: () => false, clear: () => undefined };
