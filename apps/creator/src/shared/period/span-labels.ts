import type { SalesSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { date, decimal } from '@sinau/format';
import { startOf } from '@sinau/format/calendar';

/** Labels of the days of the figures, and of the days they are compared with. */
export function spanLabels({ from, to, days, grain }: Pick<SalesSummary, 'from' | 'to' | 'days' | 'grain'>) {
  const span = from === to ? date(startOf(from)) : `${date(startOf(from))} – ${date(startOf(to))}`;
  return grain === 'day' ? `${span}, dibanding ${decimal(days)} hari sebelumnya` : span;
}
