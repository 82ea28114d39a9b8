import { Select } from '@sinau/ui';
import { matchOf, type AskedQuestion } from './question-labels.ts';
import './pairs-answer.css';

interface PairsAnswerProps {
  question: AskedQuestion;
  given: readonly string[];
  onGive: (pairs: string[]) => void;
}

/** Each first half with a list of the second halves. A second half may be chosen more than once. */
export function PairsAnswer({ question: { options, matches }, given, onGive }: PairsAnswerProps) {
  const match = (optionId: string, matchId: string) =>
    onGive([
      ...given.filter((pair) => !pair.startsWith(`${optionId}:`)),
      ...(matchId === '' ? [] : [`${optionId}:${matchId}`]),
    ]);
  return (
    <ul className="pairs-answer">
      {options.map(({ id, text }) => (
        <li key={id}>
          <label htmlFor={`pair-${id}`}>{text}</label>
          <Select id={`pair-${id}`} value={matchOf(given, id) ?? ''} onChange={({ target }) => match(id, target.value)}>
            <option value="">Pilih pasangannya</option>
            {matches.map((one) => (
              <option key={one.id} value={one.id}>
                {one.text}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  );
}
