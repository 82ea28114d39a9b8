import type { QuestionContent } from '@sinau/contracts/question/question.schemas';
import { Input } from '@sinau/ui';
import { RowTools, type RowProps } from './row-tools.tsx';

interface ChoiceRowProps extends RowProps {
  /** The question's id: its radio buttons belong together. */
  name: string;
  option: QuestionContent['options'][number];
  /** Whether several answers may be marked right. */
  isSeveral: boolean;
  /** Whether the text is given, as 'Benar' and 'Salah' are. */
  isFixed: boolean;
  onText: (text: string) => void;
  onCorrect: (isCorrect: boolean) => void;
}

/** A choice: whether it is right, and its text. */
export function ChoiceRow({ name, option, isSeveral, isFixed, onText, onCorrect, ...row }: ChoiceRowProps) {
  const { number, readOnly } = row;
  return (
    <li className="option-row" data-option={option.id} data-correct={option.isCorrect || undefined}>
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        className="tick"
        name={name}
        aria-label={`Jawaban ${number} benar`}
        checked={option.isCorrect}
        disabled={readOnly}
        onChange={({ target }) => onCorrect(target.checked)}
      />
      {isFixed ? (
        <span className="grow">{option.text}</span>
      ) : (
        <>
          <Input
            aria-label={`Jawaban ${number}`}
            placeholder={`Jawaban ${number}`}
            maxLength={500}
            readOnly={readOnly}
            value={option.text}
            onChange={({ target }) => onText(target.value)}
          />
          <RowTools {...row} what="jawaban" />
        </>
      )}
    </li>
  );
}
