import { createContext, use } from 'react';
import { assistant, discussion, learning, portfolio, program, quiz, submission, upload } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { lessonHref } from './lesson-address.ts';

/** What outlives a page on this device. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whom the pages of a class ask, what they leave on this device, and where they lead. A participant's go to the API. */
const participantPort = {
  program,
  learning,
  quiz,
  submission,
  assistant,
  discussion,
  portfolio,
  upload,
  get storage(): DeviceStorage {
    return localStorage;
  },
  lessonHref,
  /** The class from its first lesson; `name` is its slug. */
  classHref: screens.classAccess as (name: string) => string,
};
/** A preview gives its own, which keeps in memory what a participant does. */
export type LearningPort = typeof participantPort;

export const LearningContext = createContext<LearningPort>(participantPort);

/** What a lesson calls and keeps comes from here, so that a preview of it stores nothing. */
export const useLearning = () => use(LearningContext);
