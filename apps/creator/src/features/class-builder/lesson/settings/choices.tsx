import { Checkbox, Fieldset } from '@sinau/ui';

interface Choice<T extends string> {
  type: T;
  text: string;
  isSelected: boolean;
}
interface ChoicesProps<T extends string> {
  legend: string;
  hint?: string;
  known: readonly { readonly type: T; readonly text: string }[];
  chosen: readonly Choice<T>[];
  disabled: boolean;
  onChange: (chosen: Choice<T>[]) => void;
}

/** Set of checkboxes, as the settings of a lesson store them. */
export function Choices<T extends string>({ legend, hint, known, chosen, disabled, onChange }: ChoicesProps<T>) {
  const isSelected = (type: T) => chosen.some((one) => one.type === type && one.isSelected);
  const toggle = (type: T) =>
    onChange(known.map((one) => ({ ...one, isSelected: isSelected(one.type) !== (one.type === type) })));
  return (
    <Fieldset legend={legend} hint={hint}>
      {known.map(({ type, text }) => (
        <Checkbox key={type} checked={isSelected(type)} disabled={disabled} onChange={() => toggle(type)}>
          {text}
        </Checkbox>
      ))}
    </Fieldset>
  );
}
