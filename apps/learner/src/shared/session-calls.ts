import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { LearningPort } from './learning-port.ts';

/** A participant's record of one lesson, as its calls name it. */
export const sessionParams = ({ id, participantId }: Pick<ParticipantLesson['session'], 'id' | 'participantId'>) => ({
  participantId,
  sessionId: id,
});

/** The attempts at a quiz, or the work that was handed in. */
export const sessionQuery = ({ learning }: Pick<LearningPort, 'learning'>, sessionId: string) =>
  learning.sessionDetail.query({ params: { id: sessionId } });
