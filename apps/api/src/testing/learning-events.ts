import type { Person } from './scene.ts';

/** State of a participant in the model. */
export interface Model {
  readonly learner: Person;
  readonly participantId: string;
  readonly required: Set<string>;
  readonly begun: Set<string>;
  readonly passed: Set<string>;
  /** Quizzes with a failed attempt. */
  readonly failed: Set<string>;
  progress: number;
  hasAccess: boolean;
}
export type Done =
  | { kind: 'began' | 'passed' | 'failed'; model: Model; lessonId: string; progress: number }
  | { kind: 'added' | 'removed'; lessonId: string }
  | { kind: 'enrolled'; model: Model }
  | { kind: 'access'; model: Model; hasAccess: boolean };
