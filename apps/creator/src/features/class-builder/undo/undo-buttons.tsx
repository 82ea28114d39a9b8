import { IconButton } from '@sinau/ui';
import { Redo2, Undo2 } from '@sinau/ui/icons';
import { useUndoKeys } from '../../../documents/undo/use-undo-keys.ts';
import { useBuilderUndo } from './use-builder-undo.ts';

type UndoProps = Parameters<typeof useBuilderUndo>[0];

/** Undo and redo buttons for users without a keyboard, or who do not know the keys. */
export function UndoButtons(props: UndoProps) {
  const { next, undo, redo } = useBuilderUndo(props);
  return (
    <>
      <IconButton
        label={next.undo ? `Urungkan ${next.undo}` : 'Urungkan'}
        aria-keyshortcuts="Control+Z"
        disabled={!next.undo}
        onClick={undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={next.redo ? `Ulangi ${next.redo}` : 'Ulangi'}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!next.redo}
        onClick={redo}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}

/** Binds the keys for undo and redo, wherever the focus is on the page. */
export function UndoKeys({ isEditable, ...props }: UndoProps & { isEditable: boolean }) {
  const { inDocument, undo, redo } = useBuilderUndo(props);
  useUndoKeys({ undo, redo, next: inDocument }, isEditable);
  return null;
}
