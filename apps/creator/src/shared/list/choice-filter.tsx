import { Select } from '@sinau/ui';

interface ChoiceFilterProps<Value extends string | null> {
  label: string;
  /** Choices in their order, with their labels. */
  words: Record<NonNullable<Value>, string | { label: string }>;
  /** Label of no choice, where a list can do without one. */
  all?: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** Limits a list to rows of one kind. */
export const ChoiceFilter = <Value extends string | null>({
  label,
  words,
  all,
  value,
  onChange,
}: ChoiceFilterProps<Value>) => (
  <Select aria-label={label} value={value ?? ''} onChange={({ target }) => onChange((target.value || null) as Value)}>
    {all && <option value="">{all}</option>}
    {Object.entries<string | { label: string }>(words).map(([key, text]) => (
      <option key={key} value={key}>
        {typeof text === 'string' ? text : text.label}
      </option>
    ))}
  </Select>
);
