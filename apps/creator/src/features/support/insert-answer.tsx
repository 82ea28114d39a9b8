import { filledAnswer } from '@sinau/contracts/backoffice/canned/canned.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { Link, Select } from '@sinau/ui';
import { useAllCannedAnswers } from './support.data.ts';
import './insert-answer.css';

interface InsertAnswerProps {
  /** Name of the person who asked. */
  name: string;
  onInsert: (text: string) => void;
}

/** Choice of a canned answer, whose text is inserted with the name of the person filled in. */
export function InsertAnswer({ name, onInsert }: InsertAnswerProps) {
  const answers = useAllCannedAnswers().data?.list ?? [];
  return (
    <div className="insert-answer">
      {answers.length > 0 && (
        <Select
          aria-label="Sisipkan jawaban siap pakai"
          value=""
          onChange={({ target }) => {
            const chosen = answers.find(({ id }) => id === target.value);
            if (chosen) onInsert(filledAnswer(chosen.content, name));
          }}
        >
          <option value="">Sisipkan jawaban siap pakai…</option>
          {answers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <Link href={operatorScreens.operatorCannedAnswers()}>Kelola jawaban siap pakai</Link>
    </div>
  );
}
