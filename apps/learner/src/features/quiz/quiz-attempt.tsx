import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { AttemptView, canGoBack, hasMinimum } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { useProfile, useSessionHold } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import { createAnswerStore } from './answer-store.ts';
import { localAnswers } from './local-answers.ts';
import { useSaveAnswers, useSubmitQuiz } from './quiz.data.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface QuizAttemptProps {
  lesson: ParticipantLessonOf<'quiz'>;
  attempt: Attempt;
  /** Time of receipt, by this device's clock. */
  receivedAt: number;
  /** Reloads the attempt after the server reported a conflict. */
  onOutdated: () => void;
  onPassed: (progress: number) => void;
  aside: ReactNode;
}

/** Attempt in progress. When the time is up it is submitted automatically, retrying until the server answers. */
export function QuizAttempt({ lesson, attempt, receivedAt, onOutdated, onPassed, aside }: QuizAttemptProps) {
  const { setting, title } = lesson;
  const userId = useProfile()?.id ?? '';
  const { storage } = useLearning();
  useSessionHold();
  const { mutateAsync: save } = useSaveAnswers(lesson);
  const [answerStore] = useState(() =>
    createAnswerStore({
      attempt,
      save: (sent) => save({ attemptId: attempt.id, ...sent }),
      local: localAnswers(userId, attempt.id, storage),
      onOutdated,
    }),
  );
  useEffect(() => answerStore.start(), [answerStore]);
  useEffect(() => answerStore.adopt(attempt), [answerStore, attempt]);
  const local = useSyncExternalStore(answerStore.subscribe, answerStore.snapshot);

  const secondsLeft = useSecondsLeft(attempt, receivedAt);
  const { mutate, status, error } = useSubmitQuiz(lesson, { answerStore, onPassed });
  const handIn = () => mutate(attempt.id);
  useSubmitAtDeadline({ isOver: secondsLeft === 0, status, handIn });

  return (
    <AttemptView
      title={title}
      lead={leadOf(attempt, setting)}
      attempt={attempt}
      {...local}
      canGoBack={canGoBack(setting)}
      secondsLeft={secondsLeft}
      isSubmitting={status === 'pending'}
      problem={error?.message}
      onAnswer={answerStore.answer}
      onGo={answerStore.goTo}
      onFlag={answerStore.toggleFlag}
      onSubmit={handIn}
      aside={aside}
    />
  );
}

const retryMilliseconds = 3_000;

function useSubmitAtDeadline({
  isOver,
  status,
  handIn,
}: {
  isOver: boolean;
  status: ReturnType<typeof useSubmitQuiz>['status'];
  handIn: () => void;
}) {
  const now = useEffectEvent(handIn);
  useEffect(() => {
    if (!isOver) return undefined;
    if (status === 'idle') now();
    if (status !== 'error') return undefined;
    const retry = setTimeout(now, retryMilliseconds);
    return () => clearTimeout(retry);
  }, [isOver, status]);
}

function leadOf({ number }: Attempt, setting: ParticipantLessonOf<'quiz'>['setting']) {
  const count = setting.maxAttempts ? `Percobaan ${number} dari ${setting.maxAttempts}` : `Percobaan ke-${number}`;
  return hasMinimum(setting) ? `${count} · nilai minimum ${setting.minimumScore}` : count;
}
