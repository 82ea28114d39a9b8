import { memo, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { lazySection } from './lazy-section.ts';

/**
 * Renders a section with code of its own. Its server-rendered HTML stays until that code is loaded, since nothing
 * renders the section again meanwhile: React would discard it if it changed before hydration. Props that change
 * earlier, as those of a page that belongs to somebody signed in, arrive afterwards.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isBelow }: { fallback?: ReactNode; isBelow?: boolean } = {},
) {
  const Part = lazySection(load, { isBelow });
  return memo((props: Props) => {
    const [first] = useState(props);
    const [isHydrated, setHydrated] = useState(false);
    const shown = isHydrated ? props : first;
    return useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Part {...shown} />
          <Arrival onArrive={setHydrated} />
        </Suspense>
      ),
      [shown],
    );
  });
}

/** Calls back once the section around it is hydrated or shown. */
function Arrival({ onArrive }: { onArrive: (isHydrated: true) => void }) {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
}
