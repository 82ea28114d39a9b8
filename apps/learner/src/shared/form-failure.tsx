import { Notice } from '@sinau/ui';
import './form-failure.css';

/** What the server refused and no field is to blame for. There from the start, so that it is read out when it comes. */
export function FormFailure({ message }: { message: string | null }) {
  return (
    <div role="alert" className="form-failure">
      {message && <Notice tone="danger">{message}</Notice>}
    </div>
  );
}
