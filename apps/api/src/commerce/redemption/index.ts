export { lockVouchers, type Held } from './redemption.queries.ts';
export {
  findsVouchersFree,
  transferVouchers,
  holdVouchers,
  redeemVouchers,
  releaseVouchers,
  usesVouchers,
} from './redemption.steps.ts';
export { countingTries, type Caller } from './tries.ts';
export { discountByCodes, type PricedForVouchers, type UsedCode } from './used-codes.ts';
export type { VoucherCodes } from './voucher-facts.queries.ts';
