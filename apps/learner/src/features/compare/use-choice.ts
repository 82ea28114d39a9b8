import { useDispatch } from 'react-redux';
import { maxCompared } from '@sinau/contracts/authoring/compare/compare.rules';
import { screens } from '@sinau/contracts/screens';
import { snackbarShown, useUndoSnackbar } from '@sinau/shell';
import { choose, chosenClasses, type Chosen } from './chosen.ts';

/** Adds a class to the comparison, or removes it with an undo. A fourth class is refused. */
export function useChoice() {
  const dispatch = useDispatch();
  const { show } = useUndoSnackbar();

  const letGo = (slug: string) => {
    const before = chosenClasses();
    choose(before.filter((one) => one.slug !== slug));
    show({ msg: 'Tidak lagi dibandingkan', label: 'Urungkan', undo: () => choose(before) });
  };
  const toggle = (offer: Chosen) => {
    const list = chosenClasses();
    if (list.some(({ slug }) => slug === offer.slug)) return letGo(offer.slug);
    if (list.length < maxCompared) return choose([...list, offer]);
    const link = { href: screens.compare(list.map(({ slug }) => slug)), label: 'Bandingkan' };
    dispatch(snackbarShown({ tone: 'success', msg: 'Sudah ada tiga kelas. Lepas satu dulu, ya.', link }));
  };
  return { toggle, letGo };
}
