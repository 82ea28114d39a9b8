import { useDispatch, useSelector } from 'react-redux';
import { Button, Link, Snackbars } from '@sinau/ui';
import { selectSnackbars, snackbarClosed } from './snackbar.slice.ts';
import { undo } from './use-undo-snackbar.ts';

export function SnackbarsHost() {
  const dispatch = useDispatch();
  const close = (id: string) => dispatch(snackbarClosed(id));
  const messages = useSelector(selectSnackbars).map(({ msg, link, undoLabel, ...rest }) => ({
    ...rest,
    text: msg,
    action: link ? (
      <Link href={link.href}>{link.label}</Link>
    ) : (
      undoLabel && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            undo(rest.id);
            close(rest.id);
          }}
        >
          {undoLabel}
        </Button>
      )
    ),
  }));
  return <Snackbars messages={messages} onClose={close} />;
}
