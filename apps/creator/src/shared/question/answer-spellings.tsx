import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { answerExamples } from '@sinau/contracts/core/typed/answer-examples.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';

/** Other spellings of the accepted answers, and how grading treats them. */
export function AnswerSpellings({
  question: { options, isPunctuationCounted = false },
}: {
  question: QuestionContent;
}) {
  const keys = options.filter(({ text }) => !isBlank(text));
  if (keys.length === 0) return null;
  return (
    <ul className="answer-spellings muted sm" aria-label="Ejaan lain">
      {keys.map(({ id, text }) => {
        const { right, wrong } = answerExamples(text, isPunctuationCounted);
        return (
          <li key={id}>
            <b>{text}</b> dengan huruf besar atau kecil
            {right.length > 0 && `, juga ${right.map(quoted).join(', ')}`}
            {wrong.length > 0 && `; bukan ${wrong.map(quoted).join(', ')}`}
          </li>
        );
      })}
    </ul>
  );
}

const quoted = (spelling: string) => `“${spelling}”`;
