import { useId } from 'react';
import { Fieldset, VisuallyHidden } from '@sinau/ui';
import { Star } from '@sinau/ui/icons';
import './star-choice.css';

const words = ['Kurang sekali', 'Kurang', 'Cukup', 'Bagus', 'Bagus sekali'];

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  value: number;
  error?: string | undefined;
  onChange: (rating: number) => void;
}

/** Five radio buttons that look like stars. */
export function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <Fieldset legend="Nilai" error={error}>
      <div className="star-choice">
        {words.map((word, index) => {
          const rating = index + 1;
          return (
            <label key={rating} data-lit={rating <= value}>
              <input
                type="radio"
                name={name}
                value={rating}
                checked={rating === value}
                onChange={() => onChange(rating)}
              />
              <Star />
              <VisuallyHidden>
                {rating} bintang: {word}
              </VisuallyHidden>
            </label>
          );
        })}
        <span className="muted sm" aria-hidden="true">
          {words[value - 1]}
        </span>
      </div>
    </Fieldset>
  );
}
