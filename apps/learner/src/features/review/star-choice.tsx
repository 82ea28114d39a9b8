import { useState } from 'react';
import { Fieldset, VisuallyHidden } from '@sinau/ui';
import { Star } from '@sinau/ui/icons';
import './star-choice.css';

const words = ['Kurang sekali', 'Kurang', 'Cukup', 'Bagus', 'Bagus sekali'];

interface StarChoiceProps {
  /** Of the form's field. */
  name: string;
  defaultValue?: number | undefined;
  error?: string | undefined;
}

/** Five radio buttons that look like stars. */
export function StarChoice({ name, defaultValue = 0, error }: StarChoiceProps) {
  const [chosen, setChosen] = useState(defaultValue);
  return (
    <Fieldset legend="Nilai" error={error}>
      <div className="star-choice">
        {words.map((word, index) => {
          const rating = index + 1;
          return (
            <label key={rating} data-lit={rating <= chosen}>
              <input
                type="radio"
                name={name}
                value={rating}
                defaultChecked={rating === defaultValue}
                onChange={() => setChosen(rating)}
              />
              <Star />
              <VisuallyHidden>
                {rating} bintang: {word}
              </VisuallyHidden>
            </label>
          );
        })}
        <span className="muted sm" aria-hidden="true">
          {words[chosen - 1]}
        </span>
      </div>
    </Fieldset>
  );
}
