import { randomUUID } from 'node:crypto';
import type { Prisma } from '../platform/db.ts';
import type { AppUnderTest } from './app-under-test.ts';

type Overrides = Partial<Omit<Prisma.VoucherUncheckedCreateInput, 'fundedBy' | 'mitraId' | 'targets'>> & {
  /** What its scope names. */
  readonly targets?: readonly Partial<Prisma.VoucherTargetUncheckedCreateWithoutVoucherInput>[];
};

/** A voucher of 20 % for all that is a mitra's, or of the platform for everything, without a quota, unless told otherwise. */
export async function newVoucher(
  app: AppUnderTest,
  keeper: { readonly mitraId: string } | null = null,
  { targets = [], ...overrides }: Overrides = {},
) {
  const now = app.clock.now();
  const voucher = await app.db.voucher.create({
    data: {
      code: `V${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`,
      fundedBy: keeper ? 'mitra' : 'platform',
      mitraId: keeper?.mitraId ?? null,
      kind: 'percent',
      value: 20,
      startsAt: now,
      createdAt: now,
      updatedAt: now,
      ...overrides,
    },
  });
  await app.db.voucherTarget.createMany({
    data: targets.map((target) => ({ ...target, voucherId: voucher.id, scope: voucher.scope })),
  });
  return voucher;
}
