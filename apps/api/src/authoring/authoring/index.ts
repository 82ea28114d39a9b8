export { updateHasChanges } from './authoring.queries.ts';
export type { ClaimedClass, ClassWhere } from './authoring.queries.ts';
export { classMails } from './authoring.mails.ts';
export { createAuthoringService, fieldsOfStep, requireComplete, type AuthoringService } from './authoring.service.ts';
export { wasAdded } from './chosen-id.ts';
export { claimClass } from './editing.ts';
export {
  deleteRemovedBefore,
  deleteRemovedNode,
  findRemovedLessons,
  findRemovedNode,
  putBackLessons,
  takeOutLesson,
  takeOutSection,
} from './removed-nodes.queries.ts';
export { defineReviewMails } from './review.mails.ts';
export { createDecide, createSuspension, type StepContext } from './review.ts';
export { findLiveSnapshot, findSnapshot, mayGoLive, type ClassSnapshot } from './snapshot.queries.ts';
