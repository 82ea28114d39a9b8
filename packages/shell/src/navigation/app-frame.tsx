import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import { LinkProvider, PageProgress } from '@sinau/ui';
import { SnackbarsHost } from '../feedback/snackbars-host.tsx';
import { useSessionKeeping } from '../session/use-session.ts';
import { AppLink } from './app-link.tsx';
import { mainId } from './main-id.ts';

/** Wraps every page: focus, snackbars, session. */
export function AppFrame() {
  const { state } = useNavigation();
  useSessionKeeping();
  useFocusOnArrival();
  return (
    <LinkProvider component={AppLink}>
      <PageProgress active={state !== 'idle'} />
      <Outlet />
      <SnackbarsHost />
      <ScrollRestoration getKey={scrollKey} />
    </LinkProvider>
  );
}

/** Every page load has the key 'default': without the address, a page would start where another one was left. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Moves the focus to the new page, as a page load does. A changed query keeps the focus. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    // Runs after a closing drawer has restored the focus.
    const timer = setTimeout(() => {
      const main = document.getElementById(mainId);
      // If only the query changed, somebody may be typing.
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname]);
}
