export {
  checkoutOf,
  isSameCheckout,
  linesOf,
  payableAt,
  paymentWindow,
  prepareCheckout,
  type Checkout,
  type CheckoutLine,
} from './checkout.ts';
export { presentLines, presentQuote } from './checkout.presenter.ts';
export { findCheckoutFacts, findPendingOrders } from './checkout.queries.ts';
export { paymentMethodOf, paymentMethods } from './payment-methods.ts';
