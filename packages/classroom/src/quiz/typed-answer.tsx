import { maxShortAnswer } from '@sinau/contracts/question/question.rules';
import { isBlank } from '@sinau/contracts/typed/text.rules';
import { Input } from '@sinau/ui';
import './typed-answer.css';

interface TypedAnswerProps {
  given: readonly string[];
  onGive: (texts: string[]) => void;
  onEnter: () => void;
}

/** A few words. Enter goes on to the next question. */
export function TypedAnswer({ given: [text = ''], onGive, onEnter }: TypedAnswerProps) {
  return (
    <div className="typed-answer">
      <Input
        aria-label="Jawabanmu"
        placeholder="Tulis jawabanmu"
        autoComplete="off"
        maxLength={maxShortAnswer}
        value={text}
        onChange={({ target: { value } }) => onGive(isBlank(value) ? [] : [value])}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter()}
      />
      <p className="muted sm">Huruf besar dan tanda baca tidak memengaruhi nilai.</p>
    </div>
  );
}
