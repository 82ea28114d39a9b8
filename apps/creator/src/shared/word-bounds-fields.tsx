import { NumberField } from './number-field.tsx';
import './word-bounds-fields.css';

interface WordBoundsFieldsProps {
  minimum: number | null;
  maximum: number | null;
  /** The largest number of words that may be asked for. */
  most: number;
  readOnly: boolean;
  onMinimum: (words: number | null) => void;
  onMaximum: (words: number | null) => void;
}

/** How many words a text should have, at least and at most. */
export function WordBoundsFields({ minimum, maximum, most, readOnly, onMinimum, onMaximum }: WordBoundsFieldsProps) {
  const bounds = { min: 1, max: most, optional: true, disabled: readOnly };
  return (
    <div className="word-bounds-fields">
      <NumberField {...bounds} label="Paling sedikit (kata)" value={minimum} onChange={onMinimum} />
      <NumberField {...bounds} label="Paling banyak (kata)" value={maximum} onChange={onMaximum} />
    </div>
  );
}
