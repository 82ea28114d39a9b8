import type { Sale } from '@sinau/contracts/backoffice/report/sales.schemas';
import { decimal } from '@sinau/format';
import { soldTypeLabels } from '../../shared/sold-types.ts';

/** Labels of how a line was sold: in a bundle, or by tickets. */
export function soldLabels({ type, bundle, ticket, quantity }: Pick<Sale, 'type' | 'bundle' | 'ticket' | 'quantity'>) {
  if (bundle) return `Bundling “${bundle.title}”`;
  if (ticket)
    return `${/^tiket\b/i.test(ticket.title) ? '' : 'Tiket '}${ticket.title}${quantity > 1 ? ` × ${decimal(quantity)}` : ''}`;
  return soldTypeLabels[type];
}
