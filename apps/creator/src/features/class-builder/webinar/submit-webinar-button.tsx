import { dateTime, decimal, rupiah } from '@sinau/format';
import type { BuiltWebinar } from '../built-class.ts';
import { SubmitButton } from '../submission/submit-button.tsx';
import { stillOutline } from './still-outline.ts';

interface SubmitWebinarButtonProps {
  built: BuiltWebinar;
  /** Called when the server refuses it; the last step lists what is missing. */
  onIncomplete: () => void;
}

/** Submits a webinar, or publishes its changes. */
export function SubmitWebinarButton({ built, onIncomplete }: SubmitWebinarButtonProps) {
  const { title, sessions, startsAt, salePrice, steps } = built;
  return (
    <SubmitButton
      built={built}
      isComplete={steps.every(({ key, isCompleted }) => isCompleted || key === 'publish')}
      storeOutline={stillOutline.flush}
      onIncomplete={onIncomplete}
      summary={
        <ul className="submit-reviewed num">
          <li>{title}</li>
          <li>
            {decimal(sessions.length)} sesi{startsAt && `, mulai ${dateTime(startsAt)}`}
          </li>
          <li>Tiket mulai {salePrice === 0 ? 'gratis' : rupiah(salePrice)}</li>
        </ul>
      }
    />
  );
}
