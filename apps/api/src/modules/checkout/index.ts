export { linesOf, paymentWindow, prepareCheckout, type CheckoutLine } from './checkout.ts';
export { presentLine, presentQuote } from './checkout.presenter.ts';
export { priceLine, totalsOf } from './checkout.pricing.ts';
