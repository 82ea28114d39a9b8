export { findOpenLessons, findOwnLesson } from './own-lesson.ts';
export {
  failSession,
  isBegun,
  lockOwnStep,
  lockOwnPath,
  passSession,
  reopenSession,
  type OwnStep,
  type SessionKey,
} from './own-step.ts';
export { isOpen, pathOf, type Step } from './path.ts';
export { findOwnLessons } from './path.queries.ts';
export { insertOfferedSession, offerSession, updateSessionBegun } from './progress.queries.ts';
export { recountOutlines } from './recount.ts';
export { lockParticipants } from './recount.queries.ts';
