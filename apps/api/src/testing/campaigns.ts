import type { Prisma } from '../platform/db.ts';
import { days, later } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { newPerson, type PartnerPerson } from './scene.ts';

/** A price campaign that begins tomorrow and lasts three days. */
export const newCampaign = async (
  app: AppUnderTest,
  overrides: Partial<Prisma.PriceCampaignUncheckedCreateInput> = {},
) =>
  app.db.priceCampaign.create({
    data: {
      name: 'Harbolnas',
      startsAt: later(app.clock.now(), days(1)),
      endsAt: later(app.clock.now(), days(4)),
      minDiscount: 20,
      createdAt: app.clock.now(),
      createdById: overrides.createdById ?? (await newPerson(app, { isOperator: true })).id,
      ...overrides,
    },
  });

/** A campaign that is over, which only the mitra whose classes were in it still find. */
export const endedCampaign = (
  app: AppUnderTest,
  { partner, classId }: { partner: Pick<PartnerPerson, 'id'>; classId: string },
) => {
  const [startsAt, endsAt] = [later(app.clock.now(), -days(3)), later(app.clock.now(), -days(1))];
  const of = { classId, enteredById: partner.id, enteredAt: startsAt, regularPrice: 200_000, price: 150_000 };
  return newCampaign(app, { startsAt, endsAt, entries: { create: { ...of, appliedAt: startsAt, endedAt: endsAt } } });
};
