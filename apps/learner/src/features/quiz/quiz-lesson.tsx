import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { QuizStart, RenewPictures } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { Button, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { RotateCcw } from '@sinau/ui/icons';
import { lazySection, useProfile } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import { localAnswers } from './local-answers.ts';
import { QuizAttempt } from './quiz-attempt.tsx';
import { useQuizState, useStartQuiz } from './quiz.data.ts';

/** Result of a quiz, needed once the first attempt is submitted. */
const QuizResult = lazySection(async () => (await import('@sinau/classroom/quiz-result')).QuizResult);

interface QuizLessonProps {
  lesson: ParticipantLessonOf<'quiz'>;
  /** Wraps the start and the result, but not an attempt in progress. */
  frame: (content: ReactNode) => ReactNode;
  /** Link to the next lesson, if it is open. */
  onwards: ReactNode;
  /** Button that opens the outline during an attempt. */
  aside: ReactNode;
  onPassed: (progress: number) => void;
}

/** Quiz: its start, the attempt in progress, or the last result. */
export function QuizLesson({ lesson, frame, onwards, aside, onPassed }: QuizLessonProps) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuizState(lesson.session.id);
  const [isTryingAgain, setTryingAgain] = useState(false);
  const start = useStartQuiz(lesson);
  const state = data?.quiz;
  const renew = () => void refetch();
  const userId = useProfile()?.id;
  const { storage } = useLearning();
  const endedId = state?.last?.id;
  // The attempt may have been submitted by the server, or on another device.
  useEffect(() => {
    if (userId && endedId) localAnswers(userId, endedId, storage).clear();
  }, [userId, endedId, storage]);

  if (!state)
    return frame(
      error ? (
        <ErrorState title="Gagal memuat kuis" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <QuizSkeleton />
      ),
    );
  if (state.attempt) {
    return (
      <RenewPictures value={renew}>
        <QuizAttempt
          key={state.attempt.id}
          lesson={lesson}
          attempt={state.attempt}
          receivedAt={dataUpdatedAt}
          onOutdated={renew}
          onPassed={onPassed}
          aside={aside}
        />
      </RenewPictures>
    );
  }
  if (state.last && !isTryingAgain) {
    const mayTryAgain =
      state.left !== 0 && state.next === null && !state.last.isAwaiting && lesson.content.questionCount > 0;
    return frame(
      <RenewPictures value={renew}>
        <Suspense fallback={<QuizSkeleton />}>
          <QuizResult
            result={state.last}
            state={state}
            isLessonPassed={lesson.session.status === 'passed'}
            setting={lesson.setting}
            actions={
              <>
                {mayTryAgain && (
                  <Button
                    variant={state.last.isPassed === false ? 'primary' : 'outline'}
                    onClick={() => setTryingAgain(true)}
                  >
                    <RotateCcw />
                    Coba lagi
                  </Button>
                )}
                {onwards}
              </>
            }
          />
        </Suspense>
      </RenewPictures>,
    );
  }
  return frame(
    <QuizStart
      lesson={lesson}
      state={state}
      isStarting={start.isPending}
      onStart={() => start.mutate(undefined, { onSuccess: () => setTryingAgain(false) })}
    />,
  );
}

function QuizSkeleton() {
  return (
    <Loading label="Memuat kuis">
      <Skeleton height={280} />
    </Loading>
  );
}
