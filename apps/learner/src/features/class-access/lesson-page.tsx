import type { ReactNode } from 'react';
import './lesson-page.css';

/** The column that lessons are read in. */
export function LessonPage({ children }: { children: ReactNode }) {
  return <div className="lesson-page">{children}</div>;
}
