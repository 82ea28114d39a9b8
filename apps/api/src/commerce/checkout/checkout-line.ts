import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import type { PricedLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { SaleBundle, SaleClass } from '../../storefront/catalog/index.ts';

/** Ticket of a line. */
export interface LineTicket {
  readonly id: string;
  readonly title: string;
  readonly kind: TicketKind;
  /** Early-bird price at which it is ordered. */
  readonly tierId: string | null;
  readonly tierEndsAt: string | null;
  /** Price of the line without early bird. */
  readonly normalPrice: number | null;
}

export interface CheckoutLine extends PricedLine {
  readonly class: SaleClass;
  readonly bundle: SaleBundle | null;
  readonly ticket: LineTicket | null;
  readonly quantity: number;
}
