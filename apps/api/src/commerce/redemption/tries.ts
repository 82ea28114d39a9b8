import { AppError } from '../../platform/app-error.ts';
import type { Limit, RateLimits } from '../../platform/rate-limits.ts';

/** Codes that are none, within ten minutes. Of an address more: a campus has one. */
const ofAccount: Limit = { name: 'voucher-account', calls: 20, seconds: 600 };
const ofAddress: Limit = { name: 'voucher-address', calls: 200, seconds: 600 };

export interface Caller {
  readonly userId: string;
  readonly address: string;
}

/** Nobody finds vouchers by trying codes: after too many that are none, no call with a code is answered for a while. */
export async function countingTries<Result>(
  limits: RateLimits,
  { userId, address }: Caller,
  hasCodes: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!hasCodes) return work();
  await limits.check(ofAccount, userId);
  await limits.check(ofAddress, address);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'voucher_not_found') {
      await limits.consume(ofAccount, userId);
      await limits.consume(ofAddress, address);
    }
    throw error;
  }
}
