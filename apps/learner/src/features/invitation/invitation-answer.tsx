import { useState, type ReactNode } from 'react';
import type { OpenInvitation } from '@sinau/contracts/authoring/invitation/invitation.schemas';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useAnswer } from './invitation.data.ts';

interface InvitationAnswerProps {
  invitation: OpenInvitation;
  token: string;
  /** Deadline of the answer. */
  children: ReactNode;
}

/** Accepts immediately; rejecting asks for confirmation, since only a new invitation undoes it. */
export function InvitationAnswer({ invitation, token, children }: InvitationAnswerProps) {
  const [isRejecting, setRejecting] = useState(false);
  const accept = useAnswer(token, 'accept');
  const reject = useAnswer(token, 'reject');
  return (
    <div className="invitation-answer">
      <Button size="lg" block loading={accept.isPending} onClick={() => accept.mutate()}>
        Terima undangan
      </Button>
      <Button size="lg" block variant="outline" disabled={accept.isPending} onClick={() => setRejecting(true)}>
        Tolak
      </Button>
      {children}
      <ConfirmDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        onConfirm={() => reject.mutate(undefined, { onSettled: () => setRejecting(false) })}
        busy={reject.isPending}
        title="Tolak undangan ini?"
        confirmLabel="Tolak undangan"
        dismissLabel="Jangan dulu"
      >
        {invitation.invitedBy.fullname} perlu mengundangmu lagi kalau nanti kamu berubah pikiran.
      </ConfirmDialog>
    </div>
  );
}
