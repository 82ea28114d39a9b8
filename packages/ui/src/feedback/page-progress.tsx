import { useEffect, useState } from 'react';

const throttleMs = 200;

/**
 * The bar at the top while a page is on its way. It waits 200 ms, then takes 5 s to nearly arrive.
 * Only to be seen: a new page tells screen readers its title.
 */
export function PageProgress({ active }: { active: boolean }) {
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');

  useEffect(() => {
    if (!active) {
      setPhase((current) => (current === 'running' ? 'done' : current));
      return undefined;
    }
    const timer = setTimeout(() => setPhase('running'), throttleMs);
    return () => clearTimeout(timer);
  }, [active]);

  if (phase === 'idle') return null;
  return (
    <div
      className={`page-progress page-progress-${phase}`}
      aria-hidden="true"
      onTransitionEnd={(event) => event.propertyName === 'opacity' && setPhase('idle')}
    />
  );
}
