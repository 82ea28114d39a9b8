import { learning, quiz, submission, type ApiError } from '@sinau/api-client';
import type { ParticipantLesson, SessionDetail } from '@sinau/contracts/study/learning/learning.schemas';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { answer } from '@sinau/shell/testing';
import { idOf } from './fixtures.ts';
import { submissionOf, versionOf } from './lessons.ts';

const at = '2026-11-21T03:00:00.000Z';

/** Answers the calls of work that is written, submitted and withdrawn, over a fake of the server's state. */
export function handInAnswers(lesson: ParticipantLesson, given: Partial<OwnSubmission> = {}) {
  const { id, participantId, status } = lesson.session;
  let state = submissionOf(given);
  /** Refusal that is thrown instead of saving. */
  const network = { refusal: null as ApiError | null };
  const answers = [
    answer(learning.sessionDetail, (): SessionDetail => ({
      id,
      participantId,
      lesson: { id: lesson.id, type: lesson.type, title: lesson.title },
      status,
      startedAt: at,
      beganAt: at,
      passedAt: null,
      quiz: null,
      submission: state,
    })),
    answer(quiz.answer, ({ body }) => {
      if (network.refusal) throw network.refusal;
      const isSaved = body.revision > state.revision;
      if (isSaved) state = { ...state, content: body.content ?? '', revision: body.revision };
      const { revision } = state;
      return { attemptId: null, revision, isSaved, savedAt: at, deadlineAt: null, serverNow: at };
    }),
    answer(quiz.submit, ({ body }) => {
      const number = state.versions.length + 1;
      state = {
        ...state,
        state: 'submitted',
        isWritable: false,
        revision: body?.revision ?? 0,
        versions: [...state.versions, versionOf(number, { content: body?.content ?? '' })],
        history: [{ id: idOf(80), kind: 'submitted', number, teacher: null, score: null, feedback: '', at }],
      };
      return { result: null, submission: state, session: { id, status: 'started' as const, progress: 0 } };
    }),
    answer(submission.withdraw, () => {
      state = { ...state, state: 'draft', isWritable: true, versions: [] };
      return state;
    }),
  ];
  return {
    answers,
    network,
    stored: () => state.content,
    /** Writes as another device would. */
    writeElsewhere: (content: string) => void (state = { ...state, content, revision: state.revision + 1 }),
  };
}
