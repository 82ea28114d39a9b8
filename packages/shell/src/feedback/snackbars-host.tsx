import { useDispatch, useSelector } from 'react-redux';
import { Link, Snackbars } from '@sinau/ui';
import { selectSnackbars, snackbarClosed } from './snackbar.slice.ts';

export function SnackbarsHost() {
  const dispatch = useDispatch();
  const messages = useSelector(selectSnackbars).map(({ msg, link, ...rest }) => ({
    ...rest,
    text: msg,
    action: link && <Link href={link.href}>{link.label}</Link>,
  }));
  return <Snackbars messages={messages} onClose={(id) => dispatch(snackbarClosed(id))} />;
}
