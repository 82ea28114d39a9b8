import { AgreementDialog } from '../agreement/agreement-dialog.tsx';
import { SessionDialog } from '../session/session-dialog.tsx';

/** Dialogs over any page: sign in again, or else agree. In one file, for the first load. */
export const FrameDialogs = ({ asksForPassword }: { asksForPassword: boolean }) =>
  asksForPassword ? <SessionDialog /> : <AgreementDialog />;
