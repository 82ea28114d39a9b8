import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { snackbarShown, useGo, useIsSignedIn, useUndoSnackbar } from '@sinau/shell';
import { Button, classes, IconButton } from '@sinau/ui';
import { Heart } from '@sinau/ui/icons';
import { useSetWish, useWishedIds } from './wishlist.data.ts';
import '../../shared/picture-button.css';
import './wish-button.css';

interface WishButtonProps {
  offer: { type: 'program' | 'webinar' | 'bundle'; id: string };
  title: string;
  /** `heart` is placed on the picture of a card. */
  look: 'heart' | 'full';
}

/** Query parameter that names what a visitor wanted to save before signing in. */
const wanted = 'simpan';

/** Saves an offer for later. Visitors sign in first, return to this page, and find it saved. */
export function WishButton({ offer, title, look }: WishButtonProps) {
  const isSignedIn = useIsSignedIn();
  const isKept = useWishedIds().has(offer.id);
  const { set, ask } = usePendingPurchase(offer);
  const press = () => (isSignedIn ? set(!isKept) : ask());
  const icon = <Heart className={classes('wish-heart', isKept && 'is-kept')} />;

  if (look === 'heart')
    return (
      <IconButton className="picture-button" label={`Simpan ${title}`} aria-pressed={isKept} onClick={press}>
        {icon}
      </IconButton>
    );
  return (
    <Button variant="outline" className="wish-full" aria-pressed={isKept} onClick={press}>
      {icon}
      {isKept ? 'Disimpan' : 'Simpan'}
    </Button>
  );
}

function usePendingPurchase(offer: WishButtonProps['offer']) {
  const { mutate } = useSetWish();
  const { show, close } = useUndoSnackbar();
  const dispatch = useDispatch();
  const go = useGo();
  const { pathname, search } = useLocation();
  const name = `${offer.type}:${offer.id}`;

  const change = (isKept: boolean) => mutate({ body: { ...offer, isKept } });
  const set = (isKept: boolean) => {
    change(isKept);
    if (!isKept) return show({ msg: 'Tidak lagi disimpan', label: 'Urungkan', undo: () => change(true) });
    close();
    dispatch(
      snackbarShown({ tone: 'success', msg: 'Disimpan', link: { href: screens.wishlist(), label: 'Lihat semua' } }),
    );
  };
  const ask = () => {
    const query = new URLSearchParams(search);
    query.set(wanted, name);
    go(screens.login({ next: `${pathname}?${query}` }));
  };
  useWanted(name, () => set(true));
  return { set, ask };
}

/** Performs the wanted action once the user returns signed in, and removes it from the address. */
function useWanted(name: string, act: () => void) {
  const isSignedIn = useIsSignedIn();
  const [query, setQuery] = useSearchParams();
  const isWanted = isSignedIn && query.get(wanted) === name;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWanted) return;
    latest.current();
    setQuery(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(wanted);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isWanted, setQuery]);
}
