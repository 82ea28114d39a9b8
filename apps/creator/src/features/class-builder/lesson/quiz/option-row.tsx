import type { QuizQuestion } from '@sinau/contracts/lesson/lesson.schemas';
import { IconButton, Input } from '@sinau/ui';
import { ArrowUp, X } from '@sinau/ui/icons';

interface OptionRowProps {
  /** The question's id: its radio buttons belong together. */
  name: string;
  option: QuizQuestion['options'][number];
  number: number;
  /** Whether several answers may be marked right. */
  isSeveral: boolean;
  /** Whether the text is given, as 'Benar' and 'Salah' are. */
  isFixed: boolean;
  readOnly: boolean;
  onText: (text: string) => void;
  onCorrect: (isCorrect: boolean) => void;
  onUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function OptionRow({
  name,
  option,
  number,
  isSeveral,
  isFixed,
  readOnly,
  onText,
  onCorrect,
  onUp,
  onRemove,
}: OptionRowProps) {
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
          {!readOnly && (
            <>
              <IconButton size="sm" label={`Naikkan jawaban ${number}`} disabled={!onUp} onClick={onUp}>
                <ArrowUp />
              </IconButton>
              <IconButton size="sm" label={`Hapus jawaban ${number}`} disabled={!onRemove} onClick={onRemove}>
                <X />
              </IconButton>
            </>
          )}
        </>
      )}
    </li>
  );
}
