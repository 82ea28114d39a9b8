import type { Conflict, Side } from '../merging/three-way.ts';
import type { DraftStore, Storage, Unsaved } from './document.ts';
import { isSameConflict, leftOutBy, putInstead, type LeftOut } from './left-out.ts';
import type { Fields, Stored } from './reconcile.ts';
import { createSaveDriver } from './save-driver.ts';
import { reconciledWith } from './save-machine.ts';
import { isCalling, newestRevision, unsentIn } from './save-state.ts';

/**
 * Creates a document that saves itself: a second after the last change, one call at a time, the newest draft last.
 * Changes that could not be saved stay and can be retried; changes made elsewhere are merged into the draft.
 */
export function createSelfSaving<F extends Fields>(
  initial: Stored<F>,
  firstStorage: Storage<F>,
  draftStore: DraftStore<F> = nowhere,
) {
  let { richText } = firstStorage;
  const { dispatch, idle, getState, use, ...driver } = createSaveDriver(initial, firstStorage, draftStore);

  /** Saves what was typed so far, such as when a field is left, and shows what is wrong with it. */
  const commit = (): Promise<boolean> => {
    dispatch({ type: 'committed' });
    return idle();
  };

  return {
    ...driver,
    commit,
    /** Replaces the storage from now on. */
    use(storage: Storage<F>) {
      ({ richText } = storage);
      use(storage);
    },
    change: (patch: Partial<F>) => dispatch({ type: 'edited', patch }),
    isDirty: () => isCalling(getState()) || unsentIn(getState()).length > 0,
    /** Returns the fields as the server has them, as far as it is known. */
    getStored: () => getState().known,
    /** Returns the newest known revision. */
    revision: () => newestRevision(getState()),

    /** Saves everything, including text typed during the save. Resolves to true once nothing is left to save. */
    async flush() {
      let isSaved = await commit();
      while (!isSaved && getState().status.kind === 'unsaved') isSaved = await commit();
      return isSaved;
    },

    /** Restores a local draft. Where the server's version changed since, saving waits for a decision. */
    restore: (unsaved: Unsaved<F>) => dispatch({ type: 'restored', unsaved }),

    /**
     * Resolves a conflict with the text of one side. Returns the discarded version; null if the conflict has changed
     * meanwhile.
     */
    choose(conflict: Conflict, side: Side): LeftOut | null {
      const state = getState();
      const { theirs, conflicts } = state;
      if (!theirs || !conflicts.some((one) => isSameConflict(one, conflict))) return null;
      const leftOut = leftOutBy(conflict, side, (decide) => reconciledWith(state, theirs, { richText }, decide).draft);
      dispatch({ type: 'decided', conflict, side });
      return leftOut;
    },

    /** Restores a discarded version. Returns the version discarded now. */
    putBack(leftOut: LeftOut): LeftOut {
      const { value, leftOut: next } = putInstead(leftOut, getState().draft[leftOut.field], richText);
      dispatch({ type: 'replaced', fields: { [leftOut.field]: value } as Partial<F> });
      return next;
    },
  };
}

const nowhere = { write: () => false, clear: () => undefined };
