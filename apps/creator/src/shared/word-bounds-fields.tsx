import { NumberField } from './number-field.tsx';
import './word-bounds-fields.css';

interface WordBoundsFieldsProps {
  minimum: number | null;
  maximum: number | null;
  /** Largest number of words allowed. */
  most: number;
  readOnly: boolean;
  onMinimum: (words: number | null) => void;
  onMaximum: (words: number | null) => void;
}

/** Minimum and maximum number of words of a text. */
export function WordBoundsFields({ minimum, maximum, most, readOnly, onMinimum, onMaximum }: WordBoundsFieldsProps) {
  const bounds = { min: 1, max: most, optional: true, disabled: readOnly };
  return (
    <div className="word-bounds-fields">
      <NumberField {...bounds} label="Paling sedikit (kata)" value={minimum} onChange={onMinimum} />
      <NumberField {...bounds} label="Paling banyak (kata)" value={maximum} onChange={onMaximum} />
    </div>
  );
}
