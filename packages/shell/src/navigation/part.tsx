import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazySection } from './lazy-section.ts';

/**
 * Renders a section with code of its own. Its server-rendered HTML stays until that code is loaded, since nothing
 * renders the section again meanwhile: React would discard it if it changed before hydration.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isBelow }: { fallback?: ReactNode; isBelow?: boolean } = {},
) {
  const Part = lazySection(load, { isBelow });
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));
}
