import { useEffect, useState } from 'react';

const throttleMs = 200;

/**
 * Progress bar at the top while a page loads. It appears after 200 ms, then takes 5 s to nearly reach the end.
 * Decorative: screen readers hear the title of the new page.
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
