import { AppError } from '../../platform/app-error.ts';
import type { Limit, RateLimits } from '../../platform/rate-limits.ts';

/** Unknown codes allowed within ten minutes. More per address: a campus has one. */
const ofAccount: Limit = { name: 'voucher-account', calls: 20, seconds: 600 };
const ofAddress: Limit = { name: 'voucher-address', calls: 200, seconds: 600 };

export interface Caller {
  readonly userId: string;
  readonly address: string;
}

/**
 * Prevents finding vouchers by trying codes: after too many unknown ones, no call with a code is answered for a while.
 */
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
