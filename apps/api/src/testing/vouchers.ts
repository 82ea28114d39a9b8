import { randomUUID } from 'node:crypto';
import type { Prisma } from '../platform/db.ts';
import type { AppUnderTest } from './app-under-test.ts';

type Overrides = Partial<Omit<Prisma.VoucherUncheckedCreateInput, 'fundedBy' | 'mitraId' | 'targets'>> & {
  /** Targets of its scope. */
  readonly targets?: readonly Partial<Prisma.VoucherTargetUncheckedCreateWithoutVoucherInput>[];
};

/** A voucher of 20 % by default, for everything of a mitra, or of the platform for everything, without a quota. */
export async function newVoucher(
  app: AppUnderTest,
  owner: { readonly mitraId: string } | null = null,
  { targets = [], ...overrides }: Overrides = {},
) {
  const now = app.clock.now();
  const voucher = await app.db.voucher.create({
    data: {
      code: `V${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`,
      fundedBy: owner ? 'mitra' : 'platform',
      mitraId: owner?.mitraId ?? null,
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
