import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** Time when the server rendered the page: its first render in the browser uses the same time. */
export const RenderedAt = createContext<Date | null>(null);

const secondMs = 1_000;
const minuteMs = 60_000;

/** Current time to the second; its component is rendered again each minute, and at `instant`. */
export function useNow(instant?: string): Date {
  const renderedAt = use(RenderedAt);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const clock = setInterval(onChange, minuteMs);
      const wait = instant ? Date.parse(instant) - Date.now() + secondMs : 0;
      const timer = wait > 0 && wait < minuteMs * 60 * 24 ? setTimeout(onChange, wait) : undefined;
      return () => {
        clearInterval(clock);
        clearTimeout(timer);
      };
    },
    [instant],
  );
  const now = useSyncExternalStore(subscribe, thisSecond, () => renderedAt?.getTime() ?? thisSecond());
  return new Date(now);
}

const thisSecond = () => Math.floor(Date.now() / secondMs) * secondMs;

/** False during server rendering, and in the browser's first render of rendered HTML. */
export const useIsMounted = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
