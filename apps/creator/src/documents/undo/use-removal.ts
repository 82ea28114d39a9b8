import { useUndoSnackbar } from '@sinau/shell';
import { useCurrentSaver } from '../saving/current-saver.tsx';

interface Removal {
  /** 'Soal dihapus.' */
  msg: string;
  /** Label in the undo buttons: 'menghapus soal'. */
  label: string;
  /** Changes the document of the page. */
  act: () => void;
}

/** Removes something from the page's document, and offers to undo that for ten seconds. */
export function useRemoval() {
  const history = useCurrentSaver()?.history;
  const { show } = useUndoSnackbar();
  return ({ msg, label, act }: Removal) => {
    // Outside of a document nothing can be undone, as in a form that is sent as a whole.
    if (!history) return act();
    const step = history.perform(label, act);
    if (step) show({ msg, label: 'Urungkan', undo: () => history.undo(step) });
  };
}
