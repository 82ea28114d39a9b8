import type { ReactNode } from 'react';
import './lesson-page.css';

/** Column in which lessons are read. */
export function LessonPage({ children }: { children: ReactNode }) {
  return <div className="lesson-page">{children}</div>;
}
