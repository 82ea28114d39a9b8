import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom';
import { LinkProvider, PageProgress } from '@sinau/ui';
import { SnackbarsHost } from '../feedback/snackbars-host.tsx';
import { useNotificationStream } from '../notifications/use-notification-stream.ts';
import { useIsInterrupted, useIsReplaced, useProfile, useSessionKeeping } from '../session/use-session.ts';
import { AppLink } from './app-link.tsx';
import { loadChunk } from './load-chunk.ts';
import { mainId } from './main-id.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

const FrameDialogs = lazy(async () => ({
  default: (await loadChunk(() => import('./frame-dialogs.tsx'))).FrameDialogs,
}));

/** Wraps every page: focus, snackbars, session, and the agreement dialog. */
export function AppFrame() {
  const { state } = useNavigation();
  const asksForPassword = useIsInterrupted();
  const isReplaced = useIsReplaced();
  const isAskedToAgree = useProfile()?.isAskedToAgree;
  useSessionKeeping();
  useNotificationStream();
  useFocusOnArrival();
  useErrorKey();
  if (isReplaced) return null;
  return (
    <LinkProvider component={AppLink}>
      <PageProgress active={state !== 'idle'} />
      <Outlet />
      <SnackbarsHost />
      {(asksForPassword || isAskedToAgree) && (
        <Suspense fallback={null}>
          <FrameDialogs asksForPassword={asksForPassword} />
        </Suspense>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </LinkProvider>
  );
}

/** Every page load has the key 'default': without the address, a page would start at another page's scroll position. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Comes after the first load: until a visitor begins to use the page, there are no errors. */
function useErrorKey() {
  useEffect(() => {
    onFirstInteraction()
      .then(() => import('../feedback/error-key.ts'))
      .then(({ listenForErrorKey }) => listenForErrorKey(), ignore);
  }, []);
}

const ignore = () => undefined;

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
      // If only the query changed, the user may be typing.
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname]);
}
