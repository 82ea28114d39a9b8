import { useLocation } from 'react-router-dom';
import { useDraftKey } from '@sinau/shell';

/**
 * Returns the key under which an address typed in a dialog of the editor is stored, for the page on which the text is
 * written.
 */
export function useAddressKey(kind: 'link' | 'video') {
  const { pathname, search } = useLocation();
  return useDraftKey(`${kind}:${pathname}${search}`);
}
