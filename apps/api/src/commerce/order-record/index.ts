export { contextOf, type OrderContext } from './context.ts';
export { presentOrder, presentPlaced, type WithoutBuyer } from './order.presenter.ts';
export { withLines } from './order-lines.queries.ts';
export {
  findOrder,
  findOrderIdByCode,
  findOrderMoney,
  findOwnOrder,
  lockOrder,
  updateLinesReleased,
  updateLinesSold,
  updateOrder,
  wholeOf,
  withBuyer,
  type LockedOrder,
  type OrderRow,
} from './order-record.queries.ts';
export {
  classIdsOf,
  heldLinesOf,
  isPaid,
  isReversal,
  isWaiting,
  keptLinesOf,
  seatLinesOf,
  statesOf,
  statusOf,
  ticketLinesOf,
} from './order-record.rules.ts';
export { showOwnOrder } from './own-order.ts';
