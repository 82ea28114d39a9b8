import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** When the server rendered the page: its first render in the browser tells the same time. */
export const RenderedAt = createContext<Date | null>(null);

const secondMs = 1_000;
const minuteMs = 60_000;

/** The time to the second; what shows it is rendered again each minute, and at `instant`. */
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

/** False while the server renders, and in the browser's first render of what it rendered. */
export const useIsMounted = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const neverChanges = () => () => undefined;
