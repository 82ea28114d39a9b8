import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../player/player-keys.ts';
import { isSilencedKey } from '../../player/single-keys.ts';
import { QuestionPicture } from './question-picture.tsx';
import type { AskedQuestion } from './question-labels.ts';
import './choice-answer.css';

interface ChoiceAnswerProps {
  question: AskedQuestion;
  chosen: readonly string[];
  onChoose: (optionIds: string[]) => void;
  disabled: boolean;
}

/** The options of a question. Number keys choose one. */
export function ChoiceAnswer({ question: { id, type, options }, chosen, onChoose, disabled }: ChoiceAnswerProps) {
  const isMultiple = type === 'multiple-choice';
  const toggle = (optionId: string) => {
    if (!isMultiple) onChoose([optionId]);
    else if (chosen.includes(optionId)) onChoose(chosen.filter((one) => one !== optionId));
    else onChoose(options.map((option) => option.id).filter((one) => one === optionId || chosen.includes(one)));
  };
  useDigits((digit) => {
    const option = options[digit - 1];
    if (option && !disabled) toggle(option.id);
  });
  return (
    <div className="question-options">
      {options.map((option, position) => (
        <label key={option.id} className="question-option">
          <input
            className="tick"
            type={isMultiple ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
          <span className="question-option-words">
            <QuestionPicture picture={option.picture} />
            {option.text}
          </span>
          {position < 9 && <kbd aria-hidden="true">{position + 1}</kbd>}
        </label>
      ))}
    </div>
  );
}

/** Radio buttons and checkboxes are not text fields, so keys still work there. */
const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !document.querySelector('dialog[open]') &&
  (!isTyping(target) || (target as Element).matches('.question-option > input'));

function useDigits(onDigit: (digit: number) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (/^[1-9]$/.test(event.key) && isShortcut(event) && !isSilencedKey(event)) onDigit(Number(event.key));
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
