export {
  checkoutOf,
  classDisputed,
  deadlineOf,
  keysOf,
  isSameCheckout,
  linesOf,
  payableAt,
  prepareCheckout,
  type PricedCheckout,
} from './checkout.ts';
export { presentLines } from './checkout.presenter.ts';
export { createQuotes, type Quotes } from './quotes.ts';
export { codesOf, hasCodes } from './vouchers.ts';
export {
  findCheckoutFacts,
  findDisputedOrder,
  findPendingOrders,
  type CheckoutFacts,
  type ChosenCheckout,
  type ChosenItems,
} from './checkout.queries.ts';
export { paymentMethodOf, paymentMethods } from './payment-methods.ts';
export type { CheckoutLine } from './checkout-line.ts';
