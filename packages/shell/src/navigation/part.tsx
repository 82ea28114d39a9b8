import { memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazySection } from './lazy-section.ts';

/**
 * A part with code of its own, in its place. What the server rendered of it stays until that code has come, since nothing
 * renders the part again meanwhile: React would give up what is changed before it was taken over.
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
