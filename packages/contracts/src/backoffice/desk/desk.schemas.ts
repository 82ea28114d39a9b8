import { z } from 'zod';
import { instant, rupiah, uuid } from '../../fields.ts';
import { ledgerAlarm } from '../../commerce/ledger/proof.schemas.ts';
import { workKinds } from './desk.rules.ts';

const count = z.int().nonnegative();
const kind = z.enum(workKinds);

/** Item of work that waits for staff. */
export const workItem = z.object({
  kind,
  id: uuid,
  /** Reference that its page is found by: a slug, an order's code, or its id. */
  ref: z.string(),
  title: z.string(),
  /** Subkind, such as the topic of a request or the state of a payout; null for kinds without one. */
  detail: z.string().nullable(),
  /** Person or mitra concerned; null for failed jobs and mails. */
  concerns: z.object({ name: z.string(), personId: uuid.nullable() }).nullable(),
  amount: rupiah.nullable(),
  /** Reports of a case, failed mails, failed jobs; otherwise 1. */
  count: z.int().positive(),
  since: instant,
  /** True if the caller took it up. */
  isMine: z.boolean(),
});
export type WorkItem = z.infer<typeof workItem>;

/** Number of items of a kind, and of those past their target. */
export const workCount = z.object({ kind, count, late: count });
export type WorkCount = z.infer<typeof workCount>;

const sum = z.object({ count, total: rupiah });
/** Figures that whoever keeps the money reads first. */
export const morning = z.object({
  /** Calendar day in Jakarta that sales and refunds are of: yesterday. */
  day: z.iso.date(),
  /** Orders that were paid and granted on that day. */
  sales: sum,
  /** Refunds that were paid on that day. */
  refunds: sum,
  /** Payouts that wait now for an approval, a transfer or a confirmation. */
  payouts: sum,
  /** Shares of sales that no mitra may withdraw yet, now. */
  held: rupiah,
  books: z.object({
    alarm: ledgerAlarm,
    /** Time of the last proof of the books; null before the first night. */
    provedAt: instant.nullable(),
  }),
});
export type Morning = z.infer<typeof morning>;
