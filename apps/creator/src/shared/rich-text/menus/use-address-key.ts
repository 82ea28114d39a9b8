import { useLocation } from 'react-router-dom';
import { useDraftKey } from '@sinau/shell';

/** Keeps an address that is typed in a dialog of the editor, for the page on which the text is written. */
export function useAddressKey(kind: 'link' | 'video') {
  const { pathname, search } = useLocation();
  return useDraftKey(`${kind}:${pathname}${search}`);
}
