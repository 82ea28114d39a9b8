import { useEffect, useRef, type ReactNode } from 'react';
import { decimal } from '@sinau/format';
import { Card } from '@sinau/ui';
import { ChoiceAnswer } from './choice-answer.tsx';
import { EssayAnswer } from './essay-answer.tsx';
import { PairsAnswer } from './pairs-answer.tsx';
import { QuestionPicture } from './question-picture.tsx';
import { taskLabels, type AskedQuestion } from './question-labels.ts';
import { TypedAnswer } from './typed-answer.tsx';
import './question-card.css';

interface QuestionCardProps {
  question: AskedQuestion;
  /** From 0. */
  index: number;
  total: number;
  given: readonly string[];
  onAnswer: (values: string[]) => void;
  /** Opens the next question, if there is one. */
  onNext: () => void;
  disabled: boolean;
  /** Buttons below the answer. */
  children: ReactNode;
}

/** One question with its answer field. */
export function QuestionCard({
  question,
  index,
  total,
  given,
  onAnswer,
  onNext,
  disabled,
  children,
}: QuestionCardProps) {
  const legend = useRef<HTMLLegendElement>(null);
  const { id, type, text, points, picture } = question;
  useFocusOnChange(legend, id);

  return (
    <Card padded className="question">
      <div className="question-head">
        <b className="num">
          Soal {index + 1} dari {total}
        </b>
        <span className="muted">
          {taskLabels[type]}
          {points > 1 && ` · ${decimal(points)} poin`}
        </span>
      </div>
      <fieldset disabled={disabled}>
        <legend ref={legend} tabIndex={-1} className="question-text">
          {text}
        </legend>
        <QuestionPicture key={id} picture={picture} />
        {type === 'short-answer' || type === 'number' ? (
          <TypedAnswer question={question} given={given} onGive={onAnswer} onEnter={onNext} />
        ) : type === 'essay' ? (
          <EssayAnswer question={question} given={given} onGive={onAnswer} />
        ) : type === 'matching' ? (
          <PairsAnswer question={question} given={given} onGive={onAnswer} />
        ) : (
          <ChoiceAnswer question={question} chosen={given} onChoose={onAnswer} disabled={disabled} />
        )}
      </fieldset>
      <div className="question-ways">{children}</div>
    </Card>
  );
}

/**
 * Moves the focus to each new question, so that screen readers read it. The first question keeps the focus where it is.
 */
function useFocusOnChange(target: { current: HTMLElement | null }, key: string) {
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    target.current?.focus();
  }, [target, key]);
}
