import type { DraftStore, SaveState, Snapshot, Storage } from './document.ts';
import type { Fields, Stored } from './reconcile.ts';
import { transition } from './save-machine.ts';
import {
  isCalling,
  openedState,
  unsavedIn,
  type DocumentEvent,
  type DocumentState,
  type Effect,
  type Status,
} from './save-state.ts';

const delayMs = 1000;

/** Holds the state of one document, performs the effects of its transitions, and reports their outcomes as events. */
export function createSaveDriver<F extends Fields>(
  initial: Stored<F>,
  firstStorage: Storage<F>,
  draftStore: DraftStore<F>,
) {
  let storage = firstStorage;
  let state = openedState(initial);
  let snapshot = snapshotOf(state, false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const dispatch = (event: DocumentEvent<F>) => {
    const next = transition(state, event, storage);
    if (next.state === state && next.effects.length === 0) return;
    ({ state } = next);
    snapshot = snapshotOf(state, snapshot.isStoredLocally);
    for (const effect of next.effects) perform(effect);
    for (const listener of listeners) listener();
  };

  const perform = (effect: Effect<F>) => {
    switch (effect.type) {
      case 'save':
        return void save(effect.changed);
      case 'load':
        return void load('loaded', 'notLoaded');
      case 'storeLocally':
        snapshot = { ...snapshot, isStoredLocally: storeLocally(state, draftStore) };
        return undefined;
      case 'startTimer':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'paused' }), delayMs);
        return undefined;
      case 'stopTimer':
        return clearTimeout(timer);
    }
  };

  const save = async (changed: Partial<F>) => {
    let outcome: DocumentEvent<F>;
    try {
      const stored = await storage.save(changed, state.draft, state.revision);
      outcome = { type: 'stored', stored, at: new Date() };
    } catch (error) {
      outcome = { type: 'notStored', failure: storage.failureOf(error) };
    }
    dispatch(outcome);
  };

  const load = async (loaded: 'loaded' | 'changedElsewhere', failed: 'notLoaded' | 'unreadable') => {
    let outcome: DocumentEvent<F>;
    try {
      outcome = { type: loaded, current: await storage.load() };
    } catch (error) {
      outcome = { type: failed, failure: storage.failureOf(error) };
    }
    dispatch(outcome);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    dispatch,
    subscribe,
    getState: () => state,
    getSnapshot: () => snapshot,
    /** Replaces the storage from now on. */
    use: (next: Storage<F>) => {
      storage = next;
    },
    /** Looks for changes made elsewhere, unless a call is in flight. */
    catchUp: async () => {
      if (!isCalling(state)) await load('changedElsewhere', 'unreadable');
    },
    /** Resolves once no call is in flight, to whether everything is saved. */
    idle: () =>
      new Promise<boolean>((resolve) => {
        const check = () => {
          if (isCalling(state)) return;
          listeners.delete(check);
          resolve(state.status.kind === 'saved');
        };
        subscribe(check);
        check();
      }),
    /** Stops the timer. Unsaved fields stay on this device. */
    close: () => clearTimeout(timer),
  };
}

const snapshotOf = <F extends Fields>(state: DocumentState<F>, isStoredLocally: boolean): Snapshot<F> => {
  const { draft, status, errors, version, conflicts } = state;
  return { draft, state: shownAs(status), errors, version, isStoredLocally, conflicts };
};

const saving: SaveState = { kind: 'saving' };
/** Returns the same object for an unchanged status, since screens compare it. */
const shownAs = <F extends Fields>(status: Status<F>): SaveState =>
  status.kind === 'saving' || status.kind === 'merging' ? saving : status;

/** Saves unsent fields on this device, and returns whether it could. */
function storeLocally<F extends Fields>(state: DocumentState<F>, draftStore: DraftStore<F>) {
  const unsaved = unsavedIn(state);
  if (unsaved) return draftStore.write(unsaved);
  draftStore.clear();
  return false;
}
