import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import { presentOrder } from './order.presenter.ts';
import { findOwnOrder } from './order-record.queries.ts';

/** Presents an order as its buyer sees it. */
export const showOwnOrder = async (
  db: Db,
  actor: Actor,
  key: { id: string } | { code: string },
  now: Date,
): Promise<Order> => presentOrder(required(await findOwnOrder(db, actor.id, key)), now);
