import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findGoneOffer } from './gone-offers.queries.ts';

/**
 * Returns the offer that was found; otherwise refuses, distinguishing an address that once had a page from one that
 * never did.
 */
export async function offerFound<Row>(db: Db, slug: string, row: Row | null): Promise<Row> {
  if (row !== null) return row;
  throw new AppError((await findGoneOffer(db, slug)) ? 'offer_gone' : 'not_found');
}
