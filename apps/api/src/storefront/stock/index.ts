export { isOffered, ownStockJson, stockFor, type OwnStock } from './own-stock.ts';
export {
  leftAt,
  priceOf,
  regularTickets,
  roomOf,
  saleOfTicket,
  saleOfWebinar,
  saleWithoutSeats,
  type OnSale,
} from './sale.ts';
export { hasRoomSql, stockJson, type StockFacts, type TicketFacts } from './stock.facts.ts';
export { scheduledStockChanges } from './scheduled-changes.queries.ts';
export {
  findStocks,
  lockStock,
  updatePricesOf,
  updateStock,
  updateTaken,
  updateTicketPrices,
} from './stock.queries.ts';
export { transferStock, holdStock, releaseStock, reclaimStock, sellStock, type StockLine } from './stock.steps.ts';
export { offeredJob, offerSeats, stopWaiting } from './waiting-list.ts';
export { findWaitedFor } from './waiting-list.queries.ts';
