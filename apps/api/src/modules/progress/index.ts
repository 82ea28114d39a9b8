export { findOwnLesson } from './own-lesson.ts';
export {
  failSession,
  isBegun,
  lockOwnStep,
  lockOwnPath,
  passSession,
  type OwnStep,
  type SessionKey,
} from './own-step.ts';
export { pathOf, type Step } from './path.ts';
export { findOwnLessons } from './path.queries.ts';
export { updateSessionBegun } from './progress.queries.ts';
