import { IconButton } from '@sinau/ui';
import { ArrowUp, X } from '@sinau/ui/icons';

export interface RowProps {
  /** Number from 1. */
  number: number;
  readOnly: boolean;
  onUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Buttons of an answer: move up, and remove. */
export function RowTools({ what, number, readOnly, onUp, onRemove }: RowProps & { what: string }) {
  if (readOnly) return null;
  return (
    <>
      <IconButton size="sm" label={`Naikkan ${what} ${number}`} disabled={!onUp} onClick={onUp}>
        <ArrowUp />
      </IconButton>
      <IconButton size="sm" label={`Hapus ${what} ${number}`} disabled={!onRemove} onClick={onRemove}>
        <X />
      </IconButton>
    </>
  );
}
