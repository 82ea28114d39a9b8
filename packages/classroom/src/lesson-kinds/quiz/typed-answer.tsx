import { maxShortAnswer } from '@sinau/contracts/study/question/question.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { Input } from '@sinau/ui';
import type { AskedQuestion } from './question-labels.ts';
import { useNumberReading } from './use-number-reading.ts';
import './typed-answer.css';

interface TypedAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onGive: (texts: string[]) => void;
  onEnter: () => void;
}

/** A field for a few words or a number. Enter opens the next question. */
export function TypedAnswer({ question, given: [text = ''], onGive, onEnter }: TypedAnswerProps) {
  const { type, unit, isPunctuationCounted } = question;
  const readingOf = useNumberReading(type === 'number');
  return (
    <div className="typed-answer">
      <div className="typed-answer-field">
        <Input
          aria-label={unit ? `Jawabanmu, dalam ${unit}` : 'Jawabanmu'}
          placeholder={type === 'number' ? 'Tulis angkanya' : 'Tulis jawabanmu'}
          autoComplete="off"
          maxLength={maxShortAnswer}
          value={text}
          onChange={({ target: { value } }) => onGive(isBlank(value) ? [] : [value])}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter()}
        />
        {unit && <span aria-hidden>{unit}</span>}
      </div>
      {type === 'number' ? (
        <p className="muted sm num" aria-live="polite">
          {readingOf?.(text)}
        </p>
      ) : (
        <p className="muted sm">
          {isPunctuationCounted
            ? 'Huruf besar tidak memengaruhi nilai. Tanda baca ikut dinilai.'
            : 'Huruf besar dan tanda baca kalimat tidak memengaruhi nilai.'}
        </p>
      )}
    </div>
  );
}
