import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Copy } from '@sinau/ui/icons';

interface CopyLinkButtonProps {
  /** Path on this origin. */
  path: string;
  /** Noun for the target of the link, as in 'Tautan sertifikat disalin'. */
  noun: string;
}

/** Copies a public address, for a CV or a profile on another site. */
export function CopyLinkButton({ path, noun }: CopyLinkButtonProps) {
  const dispatch = useDispatch();
  const copy = async () => {
    const address = location.origin + path;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    dispatch(
      snackbarShown(
        isCopied
          ? { tone: 'success', msg: `Tautan ${noun} disalin` }
          : { tone: 'error', msg: `Salin sendiri tautan ini: ${address}` },
      ),
    );
  };
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <Copy />
      Salin tautan
    </Button>
  );
}
