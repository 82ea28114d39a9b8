import { useDispatch } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { snackbarShown } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Copy } from '@sinau/ui/icons';

/** Copies the public address of the certificate, for a CV or a profile on another site. */
export function CopyLinkButton({ number }: { number: string }) {
  const dispatch = useDispatch();
  const copy = async () => {
    const address = location.origin + screens.certificate(number);
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    dispatch(
      snackbarShown(
        isCopied
          ? { tone: 'success', msg: 'Tautan sertifikat disalin' }
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
