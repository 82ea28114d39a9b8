import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { LinkProvider, PageProgress } from '@sinau/ui';
import { SnackbarsHost } from '../feedback/snackbars-host.tsx';
import { useSessionKeeping } from '../session/use-session.ts';
import { AppLink } from './app-link.tsx';
import { mainId } from './main-id.ts';

/** Around every page: what belongs to no layout. */
export function AppFrame() {
  const { state } = useNavigation();
  useSessionKeeping();
  useFocusOnArrival();
  return (
    <LinkProvider component={AppLink}>
      <PageProgress active={state !== 'idle'} />
      <Outlet />
      <SnackbarsHost />
      <ScrollRestoration />
    </LinkProvider>
  );
}

/** A new page is read from its top, as after a page load; a changed query leaves the focus where it is. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    // A drawer that closes on arrival first gives the focus back.
    const timer = setTimeout(() => {
      const main = document.getElementById(mainId);
      // Where only the address changed, somebody may be typing.
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname]);
}
