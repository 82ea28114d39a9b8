import { createContext, use } from 'react';
import { assistant, discussion, learning, program, quiz, submission, upload } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { lessonHref } from './lesson-address.ts';

/** Whom the pages of a class ask, and where they lead. A participant's go to the API. */
const participantPort = {
  program,
  learning,
  quiz,
  submission,
  assistant,
  discussion,
  upload,
  lessonHref,
  /** The class from its first lesson; `name` is its slug. */
  classHref: screens.classAccess as (name: string) => string,
};
/** A preview gives its own, which keeps in memory what a participant does. */
export type LearningPort = typeof participantPort;

export const LearningContext = createContext<LearningPort>(participantPort);

/** Every call that a lesson makes comes from here, so that a preview of it stores nothing. */
export const useLearning = () => use(LearningContext);
