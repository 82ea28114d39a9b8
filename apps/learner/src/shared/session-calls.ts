import { learning, program, webinar } from '@sinau/api-client';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { LearningPort } from './learning-port.ts';

/** Identifies a participant's record of one lesson, as its calls name it. */
export const sessionParams = ({ id, participantId }: Pick<ParticipantLesson['session'], 'id' | 'participantId'>) => ({
  participantId,
  sessionId: id,
});

/** Returns the query of a quiz's attempts, or of the submitted work. */
export const sessionQuery = ({ learning }: Pick<LearningPort, 'learning'>, sessionId: string) =>
  learning.sessionDetail.query({ params: { id: sessionId } });

/**
 * Answers that depend on a started or finished lesson. The last lesson of a class issues its certificate, whose calls
 * would enter the first load if they were imported.
 */
export const lessonRefreshes = [
  program.participantDetail,
  webinar.participantDetail,
  learning.myClass,
  { key: ['certificate'] },
];
