import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { sqlIn, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { stockFor } from './own-stock.ts';
import { roomOf } from './sale.ts';
import { findStocks, lockStock, updatePricesOf, updateStock, updateTaken } from './stock.queries.ts';
import { offerSeats, stopWaiting } from './waiting-list.ts';
import { updateOffersTaken } from './waiting-list.queries.ts';

/** A line of an order with a ticket. */
export interface StockLine {
  readonly ticketId: string;
  readonly ticketKind: TicketKind;
  readonly classId: string;
  readonly quantity: number;
  readonly tierId: string | null;
}
type StepDeps = Pick<Deps, 'jobs' | 'clock'>;

const classIdsOf = (lines: readonly StockLine[]) => [...new Set(lines.map(({ classId }) => classId))];
const seatClassIds = (lines: readonly StockLine[]) =>
  classIdsOf(lines.filter(({ ticketKind }) => ticketKind === 'regular'));

/** Reserves stock for a new order, whose stock is locked. A seat that was offered to the buyer is taken over. */
export async function holdStock(
  tx: Db,
  deps: StepDeps,
  { userId, lines, as }: { userId: string; lines: readonly StockLine[]; as: 'held' | 'sold' },
) {
  if (lines.length === 0) return;
  const offered = await updateOffersTaken(
    tx,
    userId,
    lines.map(({ ticketId }) => ticketId),
    seatClassIds(lines),
  );
  await updateStock(tx, [
    ...offered.map(({ ticketId }) => ({ ticketId, held: -1, sold: 0 })),
    ...lines.map(({ ticketId, quantity }) => ({ ticketId, held: 0, sold: 0, [as]: quantity })),
  ]);
  await updateTaken(
    tx,
    lines.map(({ tierId, quantity }) => ({ tierId, taken: quantity })),
  );
  if (as === 'sold') await stopWaiting(tx, userId, { classIds: seatClassIds(lines) });
  if (as === 'sold' || offered.length > 0) await offerSeats(tx, deps, classIdsOf(lines));
  await updatePricesOf(tx, deps.clock.now(), classIdsOf(lines));
}

/** Turns what an order held into sold stock. */
export async function sellStock(tx: Db, deps: StepDeps, userId: string, lines: readonly StockLine[]) {
  if (lines.length === 0) return;
  await lockStock(tx, classIdsOf(lines));
  await updateStock(
    tx,
    lines.map(({ ticketId, quantity }) => ({ ticketId, held: -quantity, sold: quantity })),
  );
  await stopWaiting(tx, userId, { classIds: seatClassIds(lines) });
  await settle(tx, deps, lines);
}

/** Frees what an order held, or a buyer returned: for the waiting list first. */
export async function releaseStock(tx: Db, deps: StepDeps, lines: readonly StockLine[], was: 'held' | 'sold') {
  if (lines.length === 0) return;
  await lockStock(tx, classIdsOf(lines));
  await dropStock(tx, lines, was);
  await settle(tx, deps, lines);
}

/**
 * Transfers what orders held to the one that replaces them. The stock stays locked from before `takeOver` until the
 * transaction ends, and only what `takeOver` leaves is offered to others.
 */
export async function transferStock<Taken>(
  tx: Db,
  deps: StepDeps,
  lines: readonly StockLine[],
  takeOver: () => Promise<Taken>,
) {
  await dropStock(tx, lines, 'held');
  const taken = await takeOver();
  if (lines.length > 0) await settle(tx, deps, lines);
  return taken;
}

async function dropStock(tx: Db, lines: readonly StockLine[], was: 'held' | 'sold') {
  await updateStock(
    tx,
    lines.map(({ ticketId, quantity }) => ({ ticketId, held: 0, sold: 0, [was]: -quantity })),
  );
  await updateTaken(
    tx,
    lines.map(({ tierId, quantity }) => ({ tierId, taken: -quantity })),
  );
}

/**
 * Reclaims stock for late money, also what the buyer's newer orders hold: `onReclaim` closes those first. Returns the
 * reason if it cannot: the stock is gone, the webinar is over, or the buyer's limit is reached.
 */
export async function reclaimStock(
  tx: Db,
  deps: StepDeps,
  { userId, lines, newerLines, onReclaim }: ReclaimedStock,
): Promise<'webinar_over' | 'sold_out' | 'already_owned' | null> {
  if (lines.length === 0) return null;
  await lockStock(tx, classIdsOf([...lines, ...newerLines]));
  const found = await findStocks(sqlIn(tx), classIdsOf(lines), userId);
  for (const { ticketId, classId, quantity } of lines) {
    const { stock, own, endsAt } = found.get(classId)!;
    if (endsAt && endsAt <= deps.clock.now()) return 'webinar_over';
    const held = newerLines.map((line) => ({ ...line, stock: 'held' as const }));
    const free = stockFor(stock!, { ...own, lines: held }, deps.clock.now());
    const ticket = free.tickets.find(({ id }) => id === ticketId)!;
    if (roomOf(ticket, free) < quantity) return 'sold_out';
    // A seat in another waiting order of the buyer's does not count: that order is closed once this one is paid.
    const counted = own.lines.filter((line) => line.stock === 'sold' || ticket.kind === 'additional');
    const used = quantityOf(counted, ticketId) - (ticket.kind === 'additional' ? quantityOf(newerLines, ticketId) : 0);
    if (used + quantity > ticket.perUser) return 'already_owned';
  }
  await onReclaim(() =>
    holdStock(tx, deps, { userId, lines: lines.map((line) => ({ ...line, tierId: null })), as: 'sold' }),
  );
  return null;
}
interface ReclaimedStock {
  readonly userId: string;
  readonly lines: readonly StockLine[];
  /** Lines of the buyer's newer orders for the same classes. */
  readonly newerLines: readonly (StockLine & { readonly listPrice: number })[];
  readonly onReclaim: (take: () => Promise<void>) => Promise<void>;
}
const quantityOf = (lines: readonly { readonly ticketId: string; readonly quantity: number }[], ticketId: string) =>
  lines.reduce((sum, line) => sum + (line.ticketId === ticketId ? line.quantity : 0), 0);

/** Completes every change: offers freed seats, and updates the stored prices. */
async function settle(tx: Db, deps: StepDeps, lines: readonly StockLine[]) {
  await offerSeats(tx, deps, classIdsOf(lines));
  await updatePricesOf(tx, deps.clock.now(), classIdsOf(lines));
}
