import type { SeededRandom } from './seeded-random.ts';
import { book, type SeatStep } from './seat-model.ts';

export const buyerCount = 5;

/** The next step of a history, in which so many orders were placed. */
export function nextStep(random: SeededRandom, orderCount: number): SeatStep {
  const buyer = random.int(0, buyerCount - 1);
  const regular = random.int(0, 1);
  // Old orders come up as well: money may be late.
  const known = orderCount - 1 - Math.floor(random.upTo(Math.min(orderCount, 8)));
  const kinds = [
    'order',
    'order',
    'order',
    'wait',
    'wait',
    'leave',
    'quota',
    'hours',
    'cancelSeat',
    'cancelSeat',
    'move',
    'move',
  ] as const;
  const ofOrders = ['pay', 'pay', 'pay', 'cancel'] as const;
  const kind = random.pick(orderCount > 0 ? [...kinds, ...ofOrders] : kinds);
  switch (kind) {
    case 'order':
      return { kind, buyer, ticket: regular, withBook: random.chance(0.3), isReplacing: random.chance(0.4) };
    case 'pay':
    case 'cancel':
      return { kind, order: known };
    case 'hours':
      return { kind, hours: random.pick([1, 1, 1, 13, 13, 73]) };
    case 'quota':
      return {
        kind,
        of: random.pick([0, 1, book, 'seats', 'seats'] as const),
        quota: random.chance(0.15) ? null : random.int(1, 4),
      };
    case 'wait':
    case 'leave':
      return { kind, buyer, ticket: regular };
    case 'cancelSeat':
      return { kind, buyer };
    case 'move':
      return { kind, inHours: random.pick([2, 12, 26, 1_500, 1_500, 1_500, 1_500, 1_500]) };
  }
}
