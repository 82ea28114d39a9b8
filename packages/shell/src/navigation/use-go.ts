import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isWithin } from './owner.ts';

/** Goes to an address of either application. */
export function useGo() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (href: string, { replace = false } = {}) => {
      if (isWithin(href, pathname)) void navigate(href, { replace });
      else if (replace) window.location.replace(href);
      else window.location.assign(href);
    },
    [navigate, pathname],
  );
}
