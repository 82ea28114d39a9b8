import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Copy } from '@sinau/ui/icons';

interface CopyButtonProps {
  text: string;
  /** Name of what is copied; nothing where it stands alone. */
  label?: string;
}

/** Copies a text, to send it on. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const dispatch = useDispatch();
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    dispatch(
      snackbarShown(
        isCopied ? { tone: 'success', msg: 'Disalin' } : { tone: 'error', msg: 'Salin sendiri dari kotaknya' },
      ),
    );
  };
  return (
    <Button variant="outline" onClick={() => void copy()} aria-label={label && `Salin ${label}`}>
      <Copy />
      Salin
    </Button>
  );
}
