import type { AttemptResult } from '@sinau/contracts/quiz/quiz.schemas';
import { isAnswerRight } from '@sinau/contracts/quiz/quiz.rules';
import { classes } from '@sinau/ui';
import { Check, CircleAlert, CircleCheck, Pencil, X } from '@sinau/ui/icons';
import './answer-review.css';

type ReviewedQuestion = AttemptResult['questions'][number];

/** Every question with the given answer and, if the key is shown, the right one with its explanation. */
export function AnswerReview({ result: { questions, answers } }: { result: AttemptResult }) {
  return (
    <ol className="review">
      {questions.map((question, index) => (
        <ReviewedAnswer key={question.id} number={index + 1} question={question} chosen={answers[question.id] ?? []} />
      ))}
    </ol>
  );
}

function ReviewedAnswer({
  number,
  question,
  chosen,
}: {
  number: number;
  question: ReviewedQuestion;
  chosen: readonly string[];
}) {
  const { text, options, correct, explanation } = question;
  const isRight = correct && isAnswerRight(correct, chosen);
  return (
    <li className="review-item">
      <p className="review-question">
        <span className="num muted">{number}.</span>
        <b>{text}</b>
      </p>
      {correct && (
        <p className={classes('review-verdict', isRight ? 'review-right' : 'review-wrong')}>
          {isRight ? <CircleCheck /> : <CircleAlert />}
          {isRight ? 'Benar' : chosen.length > 0 ? 'Belum tepat' : 'Tidak dijawab'}
        </p>
      )}
      {!correct && chosen.length === 0 && <p className="muted sm review-none">Tidak dijawab</p>}
      <ul className="review-options">
        {options.map(({ id, text: option }) => (
          <ReviewedOption
            key={id}
            text={option}
            isChosen={chosen.includes(id)}
            isCorrect={correct ? correct.includes(id) : null}
          />
        ))}
      </ul>
      {explanation && (
        <p className="review-explanation">
          <b>Pembahasan.</b> {explanation}
        </p>
      )}
    </li>
  );
}

/** Without the key nothing is right or wrong, so the mark must not look like a tick. */
function markOf(isChosen: boolean, isCorrect: boolean | null) {
  if (isCorrect) return <Check />;
  if (!isChosen) return null;
  return isCorrect === null ? <Pencil /> : <X />;
}

function ReviewedOption({ text, isChosen, isCorrect }: { text: string; isChosen: boolean; isCorrect: boolean | null }) {
  const isWrong = isChosen && isCorrect === false;
  return (
    <li
      className={classes(
        'review-option',
        isCorrect === true && 'review-option-right',
        isWrong && 'review-option-wrong',
        isChosen && isCorrect === null && 'review-option-chosen',
      )}
    >
      <span className="review-option-mark">{markOf(isChosen, isCorrect)}</span>
      <span className="grow">{text}</span>
      {(isChosen || isCorrect) && (
        <span className="review-option-note">
          {!isChosen ? 'Jawaban benar' : isCorrect ? 'Jawabanmu, benar' : 'Jawabanmu'}
        </span>
      )}
    </li>
  );
}
