export {
  checkoutOf,
  deadlineOf,
  keysOf,
  isSameCheckout,
  linesOf,
  payableAt,
  prepareCheckout,
  type Checkout,
} from './checkout.ts';
export { presentLines, presentQuote } from './checkout.presenter.ts';
export { findCheckoutFacts, findPendingOrders, type CheckoutFacts, type ChosenItems } from './checkout.queries.ts';
export { paymentMethodOf, paymentMethods } from './payment-methods.ts';
export type { CheckoutLine } from './checkout-line.ts';
