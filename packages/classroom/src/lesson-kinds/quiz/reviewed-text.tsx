import { readNumber, writeAsked } from '@sinau/contracts/core/typed/number.rules';
import type { ReviewedQuestion } from './question-labels.ts';
import { ReviewedOption } from './reviewed-options.tsx';

/** The learner's text and, if the key is shown, the accepted texts or numbers. */
export function ReviewedText({ question, given: [text] }: { question: ReviewedQuestion; given: readonly string[] }) {
  const { correct, earned, isPunctuationCounted } = question;
  const isRight = earned === null ? null : earned > 0;
  return (
    <>
      <ul className="review-options">
        {text !== undefined && <ReviewedOption text={text} isChosen isCorrect={isRight} />}
        {!isRight &&
          correct?.map((accepted) => (
            <ReviewedOption key={accepted} text={acceptedText(question, accepted)} isChosen={false} isCorrect />
          ))}
      </ul>
      {isRight === false && isPunctuationCounted && <p className="muted sm">Tanda baca ikut dinilai di soal ini.</p>}
    </>
  );
}

function acceptedText({ type, tolerance, unit = '' }: ReviewedQuestion, accepted: string) {
  const read = type === 'number' ? readNumber(accepted) : null;
  return read ? writeAsked({ value: read.value, tolerance: tolerance ?? 0, unit }) : accepted;
}
