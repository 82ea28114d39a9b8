import { Fieldset, VisuallyHidden } from '@sinau/ui';
import { Star } from '@sinau/ui/icons';
import './star-choice.css';

const words = ['Kurang sekali', 'Kurang', 'Cukup', 'Bagus', 'Bagus sekali'];

interface StarChoiceProps {
  /** Name of the form's field. */
  name: string;
  legend?: string;
  error?: string | undefined;
  /** Value of the field; 0 for none. */
  value: number;
  onChange: (rating: number) => void;
}

/** Radio buttons, five of them, that look like stars. */
export function StarChoice({ name, legend = 'Nilai', error, value: chosen, onChange }: StarChoiceProps) {
  return (
    <Fieldset legend={legend} error={error}>
      <div className="star-choice">
        {words.map((word, index) => {
          const rating = index + 1;
          return (
            <label key={rating} data-lit={rating <= chosen}>
              <input
                type="radio"
                name={name}
                value={rating}
                checked={rating === chosen}
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
          {words[chosen - 1]}
        </span>
      </div>
    </Fieldset>
  );
}
