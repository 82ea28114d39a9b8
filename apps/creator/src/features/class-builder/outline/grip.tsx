import { GripVertical } from '@sinau/ui/icons';

/** Id of the text that describes every grip; the outline contains it once. */
export const gripHintId = 'outline-grip-hint';

/** Handle by which a row is dragged: mouse, finger and keyboard are handled by the outline. */
export function Grip({ title }: { title: string }) {
  return (
    <button
      type="button"
      className="outline-grip"
      data-grip
      aria-label={`Geser ${title}`}
      aria-describedby={gripHintId}
    >
      <GripVertical />
    </button>
  );
}
