export type { ClaimedClass, ClassSnapshot, ClassWhere } from './authoring.queries.ts';
export { authoringMails } from './authoring.mails.ts';
export { createAuthoringService, type AuthoringService } from './authoring.service.ts';
export { claimClass, requireLessonWhenPublished } from './editing.ts';
