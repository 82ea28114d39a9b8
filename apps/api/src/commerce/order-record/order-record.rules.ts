import type { OrderStatus } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import type { OrderState, TicketStock } from '../../generated/prisma/enums.ts';
import type { PaymentState } from '../../platform/payments/gateway.ts';

/** Returns whether money was received and went back, in part or whole. */
export const isReversal = (state: PaymentState) =>
  state === 'refunded' || state === 'partly_refunded' || state === 'charged_back';

/** Returns the status that the buyer sees: a payment under review is pending. */
export const statusOf = (state: OrderState): OrderStatus => (state === 'REVIEW' ? 'PENDING' : state);

/** Returns the states that the buyer sees as this status. */
export const statesOf = (status: OrderStatus): OrderState[] =>
  status === 'PENDING' ? ['PENDING', 'REVIEW'] : [status];

/** Returns whether an order is neither paid nor closed. */
export const isWaiting = (status: OrderState) => status === 'PENDING' || status === 'REVIEW';

/** Returns whether an order was paid, even if it was refunded or disputed later. */
export const isPaid = (status: OrderState) => paidStates.has(status);
const paidStates = new Set<OrderState>(['SUCCESS', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED']);

interface LineOfOrder {
  readonly ticketId: string | null;
  readonly ticketKind: TicketKind | null;
  readonly classId: string;
}
/** Lines that give their class: all but additional tickets. */
export const seatLinesOf = <Line extends LineOfOrder>({ lines }: { readonly lines: readonly Line[] }) =>
  lines.filter(({ ticketKind }) => ticketKind !== 'additional');

/** Classes that an order gives. */
export const classIdsOf = (order: { readonly lines: readonly LineOfOrder[] }) =>
  seatLinesOf(order).map(({ classId }) => classId);

/** Lines that take stock. */
export const ticketLinesOf = <Line extends LineOfOrder>({ lines }: { readonly lines: readonly Line[] }) =>
  lines.flatMap((line) => {
    const { ticketId, ticketKind } = line;
    return ticketId && ticketKind ? [{ ...line, ticketId, ticketKind }] : [];
  });

/** Lines whose stock waits for the payment. */
export const heldLinesOf = <Line extends LineOfOrder & { readonly stock: TicketStock | null }>(order: {
  readonly lines: readonly Line[];
}) => ticketLinesOf(order).filter(({ stock }) => stock === 'held');

/** Lines that were sold and not cancelled. */
export const keptLinesOf = <Line extends { readonly givenBackAt: Date | null; readonly stock: TicketStock | null }>({
  lines,
}: {
  readonly lines: readonly Line[];
}) => lines.filter(({ givenBackAt, stock }) => givenBackAt === null && (stock === null || stock === 'sold'));
