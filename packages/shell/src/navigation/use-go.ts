import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLocalPath } from '@sinau/contracts/core/auth/local-path';
import { isWithin } from './owner.ts';

/** Navigates to an address of either application, and to no other site. */
export function useGo() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (href: string, { replace = false } = {}) => {
      if (!isLocalPath(href)) throw new Error(`${href} is no address of this site`);
      if (isWithin(href, pathname)) void navigate(href, { replace });
      else if (replace) window.location.replace(href);
      else window.location.assign(href);
    },
    [navigate, pathname],
  );
}
