import { inJakarta } from '@sinau/format/calendar';
import type { Db } from '../../platform/db.ts';
import { insertInvoice } from './invoice.queries.ts';

/** Issues the invoice of a paid order, in the transaction that takes its money; null if it has one. */
export const issueInvoice = (tx: Db, { id }: { id: string }, now: Date) =>
  insertInvoice(tx, { orderId: id, year: Number(inJakarta(now, 'YYYY')), issuedAt: now });
