import type { Person } from './scene.ts';

/** What the model knows of a participant. */
export interface Model {
  readonly learner: Person;
  readonly participantId: string;
  readonly required: Set<string>;
  readonly begun: Set<string>;
  readonly passed: Set<string>;
  /** Quizzes of which an attempt was not passed. */
  readonly failed: Set<string>;
  progress: number;
  hasAccess: boolean;
}
export type Done =
  | { kind: 'began' | 'passed' | 'failed'; model: Model; lessonId: string; progress: number }
  | { kind: 'added' | 'removed'; lessonId: string }
  | { kind: 'enrolled'; model: Model }
  | { kind: 'access'; model: Model; hasAccess: boolean };
