import type { InvitationStatus } from '@sinau/contracts/authoring/invitation/invitation.schemas';
import { Badge } from '@sinau/ui';

/** Status of an invitation. */
export function InvitationBadge({
  invitation: { status, isExpired },
}: {
  invitation: { status: InvitationStatus; isExpired: boolean };
}) {
  if (isExpired) return <Badge tone="danger">Kedaluwarsa</Badge>;
  switch (status) {
    case 'invited':
      return <Badge>Menunggu jawaban</Badge>;
    case 'accepted':
      return <Badge tone="success">Aktif</Badge>;
    case 'rejected':
      return <Badge tone="danger">Menolak</Badge>;
  }
}
