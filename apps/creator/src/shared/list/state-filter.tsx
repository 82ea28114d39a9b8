import { Select } from '@sinau/ui';
import { keysOf } from './keys-of.ts';

interface StateFilterProps<State extends string> {
  /** Each state and its words. */
  states: Record<State, string>;
  value: State | null;
  onChange: (state: State | null) => void;
}

/** Limits a list to rows of one state. */
export const StateFilter = <State extends string>({ states, value, onChange }: StateFilterProps<State>) => (
  <Select
    aria-label="Status"
    value={value ?? ''}
    onChange={({ target }) => onChange(keysOf(states).find((state) => state === target.value) ?? null)}
  >
    <option value="">Semua status</option>
    {Object.entries<string>(states).map(([state, words]) => (
      <option key={state} value={state}>
        {words}
      </option>
    ))}
  </Select>
);
