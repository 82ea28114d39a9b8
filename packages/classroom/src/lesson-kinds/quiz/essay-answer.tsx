import { countWords } from '@sinau/contracts/study/assistant/assistant.rules';
import { maxEssayAnswer, wordsProblem } from '@sinau/contracts/study/question/question.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { decimal } from '@sinau/format';
import { Textarea } from '@sinau/ui';
import { wordBounds } from '../../submission/word-bounds.ts';
import type { AskedQuestion } from './question-labels.ts';
import './typed-answer.css';

interface EssayAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onGive: (texts: string[]) => void;
}

/** A text field for some paragraphs, with the number of words written and required. */
export function EssayAnswer({ question: { essay }, given: [text = ''], onGive }: EssayAnswerProps) {
  const bounds = essay ?? { minWords: null, maxWords: null };
  const asked = wordBounds({ minimum: bounds.minWords, maximum: bounds.maxWords });
  return (
    <div className="typed-answer">
      <Textarea
        aria-label="Jawabanmu"
        placeholder="Tulis jawabanmu"
        className="essay-answer"
        rows={10}
        maxLength={maxEssayAnswer}
        value={text}
        onChange={({ target: { value } }) => onGive(isBlank(value) ? [] : [value])}
      />
      <p className={text && wordsProblem(bounds, text) ? 'essay-words-off sm num' : 'muted sm num'}>
        {decimal(countWords(text))} kata{asked && ` · ${asked}`}
      </p>
    </div>
  );
}
