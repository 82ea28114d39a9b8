import type { ReviewedQuestion } from './question-labels.ts';

/** The learner's text, and the model answer if the key is shown. */
export function ReviewedEssay({
  question: { correct },
  given: [text],
}: {
  question: ReviewedQuestion;
  given: readonly string[];
}) {
  return (
    <>
      {text !== undefined && <p className="review-essay">{text}</p>}
      {correct?.map((model) => (
        <p key={model} className="review-essay review-essay-model">
          <b>Contoh jawaban.</b> {model}
        </p>
      ))}
    </>
  );
}
