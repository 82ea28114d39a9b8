export { findSnapshot } from './authoring.queries.ts';
export type { ClaimedClass, ClassSnapshot, ClassWhere } from './authoring.queries.ts';
export { authoringMails, classResumedMail, classSuspendedMail } from './authoring.mails.ts';
export { createAuthoringService, type AuthoringService } from './authoring.service.ts';
export { claimClass, requireLessonWhenPublished } from './editing.ts';
