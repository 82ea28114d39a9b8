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

/**
 * Port of the pages of a class: their calls, their storage on this device, and their links. A participant's calls the
 * API.
 */
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
  /** Address of the class at its first lesson; `name` is its slug. */
  classHref: screens.classAccess as (name: string, kind: OwnClass['type']) => string,
  /** True if entries of its discussions are people's, and can be reported: those of a preview are samples. */
  hasPeople: true as boolean,
};
/** Port of a class; a preview passes its own, which stores in memory what a participant does. */
export type LearningPort = typeof participantPort;

export const LearningContext = createContext<LearningPort>(participantPort);

/** Returns the calls and storage of a lesson, so that a preview of it stores nothing. */
export const useLearning = () => use(LearningContext);
