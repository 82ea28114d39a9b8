import { useState } from 'react';
import type { Facet } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { decimal } from '@sinau/format';
import { Button, Checkbox, Radio } from '@sinau/ui';

/** Tells whether a choice is disabled: it would give no results. A chosen one can always be deselected. */
const isOut = ({ count }: Facet, isChosen: boolean) => count === 0 && !isChosen;
const countOf = ({ count }: Facet) => (count === null ? undefined : decimal(count));

interface SeveralProps {
  choices: readonly Facet[];
  chosen: readonly string[];
  /** Number of choices shown before the visitor expands the list. */
  atFirst?: number;
  onChange: (chosen: string[]) => void;
}

/** Multiple-choice filter. */
export function SeveralChoices({ choices, chosen, atFirst = Infinity, onChange }: SeveralProps) {
  const [isWhole, setWhole] = useState(false);
  // Chosen values stay visible, wherever they are in the list.
  const shown = isWhole ? choices : choices.filter(({ value }, index) => index < atFirst || chosen.includes(value));
  const hiddenCount = choices.length - shown.length;
  return (
    <>
      {shown.map((choice) => {
        const isChosen = chosen.includes(choice.value);
        return (
          <Checkbox
            key={choice.value}
            checked={isChosen}
            disabled={isOut(choice, isChosen)}
            aside={countOf(choice)}
            onChange={() =>
              onChange(isChosen ? chosen.filter((other) => other !== choice.value) : [...chosen, choice.value])
            }
          >
            {choice.label}
          </Checkbox>
        );
      })}
      {hiddenCount > 0 && (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          Tampilkan {hiddenCount} lagi
        </Button>
      )}
    </>
  );
}

interface OneProps {
  label: string;
  name: string;
  choices: readonly Facet[];
  /** Empty for the choice that does not filter. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** Single-choice filter. */
export const OneChoice = ({ label, name, choices, chosen, onChange }: OneProps) => (
  <div role="radiogroup" aria-label={label}>
    {choices.map((choice) => {
      const isChosen = chosen === choice.value;
      return (
        <Radio
          key={choice.value}
          name={name}
          checked={isChosen}
          disabled={isOut(choice, isChosen)}
          aside={countOf(choice)}
          onChange={() => onChange(choice.value)}
        >
          {choice.label}
        </Radio>
      );
    })}
  </div>
);
