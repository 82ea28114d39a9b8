import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { Input } from '@sinau/ui';
import { RowTools, type RowProps } from './row-tools.tsx';

interface AcceptedRowProps extends RowProps {
  option: QuestionContent['options'][number];
  onText: (text: string) => void;
}

/** Text that is accepted as a short answer. */
export function AcceptedRow({ option, onText, ...row }: AcceptedRowProps) {
  return (
    <li className="option-row" data-option={option.id}>
      <Input
        aria-label={`Jawaban ${row.number}`}
        placeholder="Jawaban yang diterima"
        maxLength={500}
        readOnly={row.readOnly}
        value={option.text}
        onChange={({ target }) => onText(target.value)}
      />
      <RowTools {...row} what="jawaban" />
    </li>
  );
}
