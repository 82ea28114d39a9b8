import { z } from 'zod';
import { sale } from '../../storefront/stock/sale.schemas.ts';
import { instant, rupiah, text, uuid } from '../../fields.ts';
import { classPriceRefusal, isClassPrice } from '../../storefront/catalog/offer.rules.ts';
import { maxQuantity, maxQuota, maxTiers, ticketKinds } from './ticket.rules.ts';

/** Position of a user on the waiting list of a ticket. */
export const waitingPosition = z.object({
  ticketId: uuid,
  /** From 1; 0 once a seat is held for the user. */
  position: z.int().nonnegative(),
  /** Time until which the seat is held; null while the user waits. */
  offerEndsAt: instant.nullable(),
});
export type WaitingPosition = z.infer<typeof waitingPosition>;

/** A ticket as the public sees it. */
export const publicTicket = z.object({
  id: uuid,
  kind: z.enum(ticketKinds),
  title: z.string(),
  description: z.string(),
  /** The current price. */
  price: rupiah,
  /** Price after the early bird; null without one. */
  normalPrice: rupiah.nullable(),
  tierEndsAt: instant.nullable(),
  /** Number left at this price; null without a limit. */
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
  /** Number ordered at this price. */
  taken: z.int().nonnegative(),
});

/** A ticket as its makers see it. */
export const ticket = z.object({
  id: uuid,
  kind: z.enum(ticketKinds),
  title: z.string(),
  description: z.string(),
  /** Price without early bird. */
  price: rupiah,
  /** The current price. */
  currentPrice: rupiah,
  tiers: z.array(tier),
  /** Null without a limit of its own: then only the webinar's quota applies. */
  quota: z.int().nonnegative().nullable(),
  /** Held by pending orders, and offered to the waiting list. */
  held: z.int().nonnegative(),
  sold: z.int().nonnegative(),
  saleStartsAt: instant.nullable(),
  saleEndsAt: instant.nullable(),
  perOrder: z.int().positive(),
  perUser: z.int().positive(),
  archivedAt: instant.nullable(),
  /** Number of users who wait for a seat, including those with an offer. */
  waiting: z.int().nonnegative(),
  sale,
});
export type Ticket = z.infer<typeof ticket>;

/** Seats of the webinar, over all of its regular tickets. */
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
  /** In their order: the first tier that still applies is the price. With its id, a tier retains its orders. */
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
/** Omitted fields do not change. */
export const ticketUpdate = optional.extend({
  perOrder: limit.optional(),
  perUser: limit.optional(),
  /** New position among the webinar's tickets, from 0. */
  index: z.int().min(0).max(100).optional(),
  /** True stops its sale, false resumes it. */
  isArchived: z.boolean().optional(),
});
export type TicketUpdate = z.output<typeof ticketUpdate>;
