import { AgreementDialog } from '../agreement/agreement-dialog.tsx';
import { SessionDialog } from '../session/session-dialog.tsx';

/** What stands over any page: somebody is asked to sign in again, or else to agree. One file, for the first load. */
export const FrameDialogs = ({ asksForPassword }: { asksForPassword: boolean }) =>
  asksForPassword ? <SessionDialog /> : <AgreementDialog />;
