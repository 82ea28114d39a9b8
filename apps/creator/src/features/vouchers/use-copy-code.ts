import { useDispatch } from 'react-redux';
import { snackbarShown } from '@sinau/shell';

/** Copies a code, to send it on. */
export function useCopyCode() {
  const dispatch = useDispatch();
  return async (code: string) => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    dispatch(
      snackbarShown(
        isCopied
          ? { tone: 'success', msg: `Kode ${code} disalin` }
          : { tone: 'error', msg: `Salin sendiri kode ini: ${code}` },
      ),
    );
  };
}
