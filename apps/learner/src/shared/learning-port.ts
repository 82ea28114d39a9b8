import { createContext, use } from 'react';
import {
  assistant,
  attendance,
  discussion,
  learning,
  portfolio,
  program,
  quiz,
  submission,
  upload,
  webinar,
} from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { DeviceStorage } from '@sinau/ui';
import { lessonHref } from './lesson-address.ts';
import type { OwnClass } from './own-class.ts';

/** Whom the pages of a class ask, what they leave on this device, and where they lead. A participant's go to the API. */
const participantPort = {
  attendance,
  program,
  learning,
  quiz,
  submission,
  assistant,
  discussion,
  portfolio,
  upload,
  webinar,
  get storage(): DeviceStorage {
    return localStorage;
  },
  lessonHref,
  /** The class from its first lesson; `name` is its slug. */
  classHref: screens.classAccess as (name: string, kind: OwnClass['type']) => string,
};
/** A preview gives its own, which keeps in memory what a participant does. */
export type LearningPort = typeof participantPort;

export const LearningContext = createContext<LearningPort>(participantPort);

/** What a lesson calls and keeps comes from here, so that a preview of it stores nothing. */
export const useLearning = () => use(LearningContext);
