import type { ShownPicture } from '@sinau/contracts/study/question/question.schemas';
import { classes } from '@sinau/ui';
import { Check, Pencil, X } from '@sinau/ui/icons';
import { QuestionPicture } from './question-picture.tsx';
import type { ReviewedQuestion } from './question-labels.ts';

/** The options of a question: the chosen ones, and the right ones if the key is shown. */
export function ReviewedOptions({
  question: { options, correct },
  chosen,
}: {
  question: ReviewedQuestion;
  chosen: readonly string[];
}) {
  return (
    <ul className="review-options">
      {options.map(({ id, text, picture }) => (
        <ReviewedOption
          key={id}
          text={text}
          picture={picture}
          isChosen={chosen.includes(id)}
          isCorrect={correct ? correct.includes(id) : null}
        />
      ))}
    </ul>
  );
}

/** Without the key no option is right or wrong, so the mark must not look like a tick. */
function markOf(isChosen: boolean, isCorrect: boolean | null) {
  if (isCorrect) return <Check />;
  if (!isChosen) return null;
  return isCorrect === null ? <Pencil /> : <X />;
}

interface ReviewedOptionProps {
  text: string;
  picture?: ShownPicture | undefined;
  isChosen: boolean;
  /** Null while the key is not shown. */
  isCorrect: boolean | null;
  /** Note after the option; by default whose answer it is. */
  note?: string | undefined;
}

export function ReviewedOption({ text, picture, isChosen, isCorrect, note }: ReviewedOptionProps) {
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
      <span className="grow question-option-words">
        <QuestionPicture picture={picture} />
        {text}
      </span>
      {(isChosen || isCorrect) && (
        <span className="review-option-note">
          {note ?? (!isChosen ? 'Jawaban benar' : isCorrect ? 'Jawabanmu, benar' : 'Jawabanmu')}
        </span>
      )}
    </li>
  );
}
