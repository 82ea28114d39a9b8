import type { SupportStatus } from '@sinau/contracts/backoffice/support/support.rules';
import { Badge } from '@sinau/ui';

export const ticketStatusLabels: Record<SupportStatus, string> = {
  open: 'Menunggu jawaban',
  answered: 'Dijawab',
  closed: 'Ditutup',
};

export const TicketBadge = ({ status }: { status: SupportStatus }) => (
  <Badge tone={status === 'open' ? 'promo' : status === 'answered' ? 'success' : 'neutral'}>
    {ticketStatusLabels[status]}
  </Badge>
);
