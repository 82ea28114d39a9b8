export { paymentWindow, prepareCheckout, type CheckoutLine } from './checkout.ts';
export { presentLine, presentQuote } from './checkout.presenter.ts';
export { totalsOf } from './checkout.pricing.ts';
