import { GripVertical } from '@sinau/ui/icons';

/** The words that every grip is described by; the outline holds them once. */
export const gripHintId = 'outline-grip-hint';

/** Where a row is dragged by: mouse, finger and keyboard are handled by the outline. */
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
