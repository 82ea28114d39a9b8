import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Attempt } from '@sinau/contracts/quiz/quiz.schemas';
import { Card } from '@sinau/ui';
import { isTyping } from '../player/player-keys.ts';
import './question-card.css';

export type AskedQuestion = Attempt['questions'][number];

interface QuestionCardProps {
  question: AskedQuestion;
  /** From 0. */
  index: number;
  total: number;
  chosen: readonly string[];
  onChoose: (optionIds: string[]) => void;
  disabled: boolean;
  /** Buttons below the options. */
  children: ReactNode;
}

/** One question with its options. Number keys choose an option. */
export function QuestionCard({ question, index, total, chosen, onChoose, disabled, children }: QuestionCardProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const { id, type, text, points, options } = question;
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
  useFocusOnChange(legend, id);

  return (
    <Card padded className="question">
      <div className="question-head">
        <b className="num">
          Soal {index + 1} dari {total}
        </b>
        <span className="muted">
          {isMultiple ? 'Pilih semua yang benar' : 'Pilih satu jawaban'}
          {points > 1 && ` · ${points} poin`}
        </span>
      </div>
      <fieldset disabled={disabled}>
        <legend ref={legend} tabIndex={-1} className="question-text">
          {text}
        </legend>
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
              <span>{option.text}</span>
              {position < 9 && <kbd aria-hidden="true">{position + 1}</kbd>}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="question-ways">{children}</div>
    </Card>
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
    if (/^[1-9]$/.test(event.key) && isShortcut(event)) onDigit(Number(event.key));
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Moves the focus to each new question, so that it is read out. The first question keeps the focus where it is. */
function useFocusOnChange(target: { current: HTMLElement | null }, key: string) {
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    target.current?.focus();
  }, [target, key]);
}
