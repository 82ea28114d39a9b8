import type { AttemptResult } from '@sinau/contracts/study/quiz/quiz.schemas';
import { classes } from '@sinau/ui';
import { points } from '@sinau/format';
import { CircleAlert, CircleCheck } from '@sinau/ui/icons';
import type { ReviewedQuestion } from './question-labels.ts';
import { QuestionPicture } from './question-picture.tsx';
import { ReviewedEssay } from './reviewed-essay.tsx';
import { ReviewedOptions } from './reviewed-options.tsx';
import { ReviewedPairs } from './reviewed-pairs.tsx';
import { ReviewedText } from './reviewed-text.tsx';
import './answer-review.css';

/** Every question with the given answer and, if the key is shown, the right one with its explanation. */
export function AnswerReview({ result: { questions, answers } }: { result: AttemptResult }) {
  return (
    <ol className="review">
      {questions.map((question, index) => (
        <ReviewedAnswer key={question.id} number={index + 1} question={question} given={answers[question.id] ?? []} />
      ))}
    </ol>
  );
}

interface ReviewedAnswerProps {
  number: number;
  question: ReviewedQuestion;
  given: readonly string[];
}

function ReviewedAnswer({ number, question, given }: ReviewedAnswerProps) {
  const { type, text, explanation, picture } = question;
  return (
    <li className="review-item">
      <p className="review-question">
        <span className="num muted">{number}.</span>
        <b>{text}</b>
      </p>
      <QuestionPicture picture={picture} />
      <Verdict question={question} given={given} />
      {type === 'short-answer' || type === 'number' ? (
        <ReviewedText question={question} given={given} />
      ) : type === 'essay' ? (
        <ReviewedEssay question={question} given={given} />
      ) : type === 'matching' ? (
        <ReviewedPairs question={question} given={given} />
      ) : (
        <ReviewedOptions question={question} chosen={given} />
      )}
      {explanation && (
        <p className="review-explanation">
          <b>Pembahasan.</b> {explanation}
        </p>
      )}
    </li>
  );
}

function Verdict({ question: { type, earned, points: most }, given }: Omit<ReviewedAnswerProps, 'number'>) {
  if (earned === null) return given.length === 0 && <p className="muted sm review-none">Tidak dijawab</p>;
  // An essay is not right or wrong.
  if (type === 'essay' && given.length > 0)
    return (
      <p className="review-verdict num">
        {points(earned)} dari {points(most)} poin
      </p>
    );
  const isRight = earned === most;
  return (
    <p className={classes('review-verdict', isRight ? 'review-right' : earned > 0 ? 'review-part' : 'review-wrong')}>
      {isRight ? <CircleCheck /> : <CircleAlert />}
      {isRight
        ? 'Benar'
        : earned > 0
          ? `Sebagian benar, ${points(earned)} dari ${points(most)} poin`
          : given.length > 0
            ? 'Belum tepat'
            : 'Tidak dijawab'}
    </p>
  );
}
