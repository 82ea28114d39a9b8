export type { ClaimedClass, ClassSnapshot, ClassWhere } from './authoring.queries.ts';
export { createAuthoringService, type AuthoringService } from './authoring.service.ts';
export { claimClass, requireLessonWhenPublished } from './editing.ts';
