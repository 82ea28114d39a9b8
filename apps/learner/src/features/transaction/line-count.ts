import type { OrderLine } from '@sinau/contracts/commerce/cart/cart.schemas';
import { decimal } from '@sinau/format';

type Counted = Pick<OrderLine, 'type' | 'quantity'>;

const nouns = { Program: 'kelas', Webinar: 'webinar', Ticket: 'tiket tambahan' } as const;

/** Describes the lines: '2 kelas, 1 webinar, 3 tiket tambahan'. */
export function lineCount(lines: readonly Counted[]): string {
  const counts = (['Program', 'Webinar', 'Ticket'] as const).map((type) => {
    const count = lines.reduce((sum, line) => sum + (line.type === type ? line.quantity : 0), 0);
    return count > 0 ? `${decimal(count)} ${nouns[type]}` : '';
  });
  return counts.filter(Boolean).join(', ');
}

/** Tells whether ordering these lines takes limited stock. */
export const holdsSeats = (lines: readonly Counted[]) => lines.some(({ type }) => type !== 'Program');

/** Tells whether these lines are all webinars, without anything to study. */
export const isForWebinars = (lines: readonly Counted[]) => lines.every(({ type }) => type !== 'Program');
