import { isDistractor } from '@sinau/contracts/study/question/distractor.rules';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { Input } from '@sinau/ui';
import { RowTools, type RowProps } from './row-tools.tsx';

interface PairRowProps extends RowProps {
  option: QuestionContent['options'][number];
  onText: (text: string) => void;
  onMatch: (text: string) => void;
}

/** Two texts that belong together, or the second one alone as a distractor. */
export function PairRow({ option, onText, onMatch, ...row }: PairRowProps) {
  const { number, readOnly } = row;
  return (
    <li className="option-row pair-row" data-option={option.id}>
      <Input
        aria-label={`Bagian kiri ${number}`}
        placeholder={isDistractor(option) ? 'Kosong: pengecoh' : `Bagian kiri ${number}`}
        maxLength={500}
        readOnly={readOnly}
        value={option.text}
        onChange={({ target }) => onText(target.value)}
      />
      <Input
        aria-label={`Pasangan ${number}`}
        placeholder={`Pasangan ${number}`}
        maxLength={500}
        readOnly={readOnly}
        value={option.match?.text ?? ''}
        onChange={({ target }) => onMatch(target.value)}
      />
      <RowTools {...row} what="pasangan" />
    </li>
  );
}
