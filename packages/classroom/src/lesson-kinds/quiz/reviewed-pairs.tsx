import { matchOf, type ReviewedQuestion } from './question-labels.ts';
import { ReviewedOption } from './reviewed-options.tsx';

/** Each pair as the learner matched it and, if the key is shown, the right match. */
export function ReviewedPairs({
  question: { options, matches, correct },
  given,
}: {
  question: ReviewedQuestion;
  given: readonly string[];
}) {
  const textOf = (matchId: string | undefined) => matches.find(({ id }) => id === matchId)?.text;
  return (
    <ul className="review-options">
      {options.map(({ id, text }) => {
        const chosen = matchOf(given, id);
        const right = correct ? matchOf(correct, id) : undefined;
        const isCorrect = correct ? chosen === right : null;
        return (
          <ReviewedOption
            key={id}
            text={`${text} → ${textOf(chosen) ?? 'belum dipasangkan'}`}
            isChosen
            isCorrect={isCorrect}
            note={isCorrect === false ? `Yang benar: ${textOf(right)}` : undefined}
          />
        );
      })}
    </ul>
  );
}
