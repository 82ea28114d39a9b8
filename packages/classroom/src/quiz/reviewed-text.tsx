import type { ReviewedQuestion } from './question-words.ts';
import { ReviewedOption } from './reviewed-options.tsx';

/** What was typed, and the texts that are accepted if the key is shown. */
export function ReviewedText({
  question: { correct, earned },
  given: [text],
}: {
  question: ReviewedQuestion;
  given: readonly string[];
}) {
  const isRight = earned === null ? null : earned > 0;
  return (
    <ul className="review-options">
      {text !== undefined && <ReviewedOption text={text} isChosen isCorrect={isRight} />}
      {!isRight &&
        correct?.map((accepted) => <ReviewedOption key={accepted} text={accepted} isChosen={false} isCorrect />)}
    </ul>
  );
}
