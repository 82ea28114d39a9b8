import type { Sale } from '@sinau/contracts/backoffice/report/report.schemas';
import { decimal } from '@sinau/format';
import { soldTypeLabels } from '../../shared/sold-types.ts';

/** How a line was sold: in which bundle, or by which tickets. */
export function soldLabels({ type, bundle, ticket, quantity }: Pick<Sale, 'type' | 'bundle' | 'ticket' | 'quantity'>) {
  if (bundle) return `Bundling “${bundle.title}”`;
  if (ticket) return `Tiket ${ticket.title}${quantity > 1 ? ` × ${decimal(quantity)}` : ''}`;
  return soldTypeLabels[type];
}
