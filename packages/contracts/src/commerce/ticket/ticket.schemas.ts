import { z } from 'zod';
import { sale } from '../../storefront/stock/sale.schemas.ts';
import { instant, rupiah, text, uuid } from '../../fields.ts';
import { classPriceRefusal, isClassPrice } from '../../storefront/catalog/offer.rules.ts';
import { maxQuantity, maxQuota, maxTiers, ticketKinds } from './ticket.rules.ts';

/** Somebody's place on the waiting list of a ticket. */
export const waitingPosition = z.object({
  ticketId: uuid,
  /** From 1; 0 once a seat is held for them. */
  position: z.int().nonnegative(),
  /** Until when the seat is held; null while they wait. */
  offerEndsAt: instant.nullable(),
});
export type WaitingPosition = z.infer<typeof waitingPosition>;

/** A ticket as everybody sees it. */
export const publicTicket = z.object({
  id: uuid,
  kind: z.enum(ticketKinds),
  title: z.string(),
  description: z.string(),
  /** What it costs now. */
  price: rupiah,
  /** What it costs after the early bird; null without one. */
  normalPrice: rupiah.nullable(),
  tierEndsAt: instant.nullable(),
  /** How many are left at this price; null without a bound. */
  tierLeft: z.int().nonnegative().nullable(),
  perOrder: z.int().positive(),
  perUser: z.int().positive(),
  sale,
});
export type PublicTicket = z.infer<typeof publicTicket>;

const tier = z.object({
  id: uuid,
  price: rupiah,
  endsAt: instant.nullable(),
  count: z.int().positive().nullable(),
  /** How many were ordered at this price. */
  taken: z.int().nonnegative(),
});

/** A ticket as its makers see it. */
export const ticket = z.object({
  id: uuid,
  kind: z.enum(ticketKinds),
  title: z.string(),
  description: z.string(),
  /** Without early bird. */
  price: rupiah,
  /** What it costs now. */
  currentPrice: rupiah,
  tiers: z.array(tier),
  /** Null without a bound of its own: then the webinar's quota is all that counts. */
  quota: z.int().nonnegative().nullable(),
  /** In orders that wait for their payment, and offered to the waiting list. */
  held: z.int().nonnegative(),
  sold: z.int().nonnegative(),
  saleStartsAt: instant.nullable(),
  saleEndsAt: instant.nullable(),
  perOrder: z.int().positive(),
  perUser: z.int().positive(),
  archivedAt: instant.nullable(),
  /** How many wait for a seat, those with an offer among them. */
  waiting: z.int().nonnegative(),
  sale,
});
export type Ticket = z.infer<typeof ticket>;

/** The webinar's seats, over all of its regular tickets. */
export const seatStock = z.object({
  quota: z.int().nonnegative().nullable(),
  held: z.int().nonnegative(),
  sold: z.int().nonnegative(),
});
export const ticketList = z.object({ list: z.array(ticket), seats: seatStock });
export type TicketList = z.infer<typeof ticketList>;

const price = z.int().refine(isClassPrice, classPriceRefusal);
export const quota = z.int().min(1).max(maxQuota).nullable();
const limit = z.int().min(1).max(maxQuantity);

const fields = z.strictObject({
  title: text(80, 3),
  description: text(300, 0),
  price,
  quota,
  saleStartsAt: instant.nullable(),
  saleEndsAt: instant.nullable(),
  /** In their order: the first that still holds is the price. With its id, a tier keeps what was ordered at it. */
  tiers: z
    .array(
      z.strictObject({
        id: uuid.optional(),
        price,
        endsAt: instant.nullable().default(null),
        count: z.int().min(1).max(maxQuota).nullable().default(null),
      }),
    )
    .max(maxTiers),
});
const optional = fields.partial();
export const regularInput = optional.required({ title: true, price: true });
export const additionalInput = regularInput.extend({ perOrder: limit.default(1), perUser: limit.default(maxQuantity) });
/** What is left out stays as it is. */
export const ticketUpdate = optional.extend({
  perOrder: limit.optional(),
  perUser: limit.optional(),
  /** Where to move it among the webinar's tickets, from 0. */
  index: z.int().min(0).max(100).optional(),
  /** True sells no more of it, false sells it again. */
  isArchived: z.boolean().optional(),
});
export type TicketUpdate = z.output<typeof ticketUpdate>;
