import type { ReactNode } from 'react';
import { Check } from '../icons.ts';
import { Link } from '../link.tsx';

interface Step {
  label: ReactNode;
  href?: string;
  isDone?: boolean;
  isCurrent?: boolean;
}

/** Numbered steps; finished ones show a check mark. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="stepper">
        {steps.map(({ label: text, href, isDone, isCurrent }, index) => {
          const content = (
            <>
              <span className="stepper-mark">{isDone ? <Check /> : index + 1}</span>
              <span>{text}</span>
              {isDone && <span className="sr">, selesai</span>}
            </>
          );
          const current = isCurrent ? ('step' as const) : undefined;
          return (
            <li key={index} className={isDone ? 'is-done' : undefined}>
              {href === undefined ? (
                <span aria-current={current}>{content}</span>
              ) : (
                <Link href={href} aria-current={current}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
