import { campaign as campaigns, cart, catalog, program, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { days, hours, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newCampaign } from '../../testing/campaigns.ts';
import { newCategory, publishedProgram } from '../../testing/classes.ts';
import { newInstructor, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.stop());

const regular = 200_000;
const sold = async (partner: PartnerPerson, overrides: object = {}) =>
  publishedProgram(app, partner, { salePrice: regular, normalPrice: null, promotionEndsAt: null, ...overrides });
const of = (id: string, classId: string) => ({ params: { id, classId } });
const at = (price: number) => ({ body: { price } });
const applyDue = () => app.runJob('campaign.apply');
const pricesOf = async (id: string) => {
  const { salePrice, normalPrice } = await app.visitor.call(program.detail, { params: { id } });
  return [salePrice, normalPrice];
};
/** A campaign of the day after, and a class for it. */
async function entered(overrides: Parameters<typeof newCampaign>[1] = {}) {
  const people = await scene(app);
  const campaign = await newCampaign(app, overrides);
  const class_ = await sold(people.partner);
  await people.partner.call(campaigns.enter, { ...of(campaign.id, class_.id), ...at(150_000) });
  return { ...people, campaign, class_ };
}

describe('a campaign', () => {
  test('is made by staff within its bounds, and logged', async () => {
    const operator = await newPerson(app, { staffRoles: ['content'] });
    const { id: topicId, title } = await newCategory(app);
    const body = {
      name: 'Harbolnas',
      startsAt: later(app.clock.now(), days(1)).toISOString(),
      endsAt: later(app.clock.now(), days(4)).toISOString(),
      minDiscount: 20,
      topicIds: [topicId],
    };
    const made = await operator.call(campaigns.create, { body });
    expect(made).toMatchObject({ state: 'upcoming', topics: [{ id: topicId, title }], classCount: 0 });
    expect((await operator.call(campaigns.led)).list).toContainEqual(made);
    for (const [field, change] of [
      ['endsAt', { endsAt: body.startsAt }],
      ['endsAt', { endsAt: later(app.clock.now(), days(62)).toISOString() }],
      ['minDiscount', { minDiscount: 4 }],
      ['topicIds', { topicIds: ['0198f1c0-0000-7000-8000-000000000000'] }],
    ] as [string, Partial<typeof body>][])
      expect(await operator.attempt(campaigns.create, { body: { ...body, ...change } })).toMatchObject({
        status: 422,
        fields: { [field]: expect.any(String) },
      });
    expect(await app.db.auditEntry.findFirstOrThrow({ where: { subjectId: made.id } })).toMatchObject({
      act: 'campaign.add',
      actorId: operator.id,
    });
  });

  test('offers a mitra its programs on sale of the topics, with what stands against each', async () => {
    const { partner, otherPartner } = await scene(app);
    const class_ = await sold(partner);
    const { categoryId } = await app.db.class.findUniqueOrThrow({ where: { id: class_.id } });
    const campaign = await newCampaign(app, { topics: { create: { categoryId: categoryId! } } });
    const free = await sold(partner, { categoryId, salePrice: 0 });
    const promoted = await sold(partner, { categoryId, normalPrice: 300_000 });
    const cheap = await sold(partner, { categoryId, salePrice: 12_000 });
    await sold(partner);
    await sold(partner, { categoryId, statusApprove: 'draft' });
    await sold(otherPartner, { categoryId });
    const { list } = await partner.call(campaigns.offers, { params: { id: campaign.id } });
    expect(list.map((one) => [one.id, one.highestPrice, one.obstacle]).toSorted()).toEqual(
      [
        [class_.id, 160_000, null],
        [free.id, 0, 'free'],
        [promoted.id, 240_000, 'promoted'],
        [cheap.id, 9_600, 'too_cheap'],
      ].toSorted(),
    );
  });

  test('takes a class at a price within the bounds, which may change and leave before the start', async () => {
    const { partner, campaign, class_ } = await entered();
    for (const [price, sentence] of [
      [160_001, /Paling banyak Rp160\.000/],
      [10_000_000, /Paling banyak/],
    ] as const)
      expect(await partner.attempt(campaigns.enter, { ...of(campaign.id, class_.id), ...at(price) })).toMatchObject({
        status: 422,
        fields: { price: expect.stringMatching(sentence) },
      });
    await partner.call(campaigns.enter, { ...of(campaign.id, class_.id), ...at(160_000) });
    expect(await partner.call(campaigns.openDetail, { params: { id: campaign.id } })).toMatchObject({ ownCount: 1 });
    await partner.call(campaigns.leave, of(campaign.id, class_.id));
    expect(await partner.attempt(campaigns.leave, of(campaign.id, class_.id))).toMatchObject({ status: 404 });
    app.clock.advance(days(2));
    await applyDue();
    expect(await pricesOf(class_.id)).toEqual([regular, null]);
  });

  test('is closed to other mitra, to instructors, and to a second campaign at once', async () => {
    const { partner, otherPartner, campaign, class_ } = await entered();
    const entering = { ...of(campaign.id, class_.id), ...at(150_000) };
    expect(await otherPartner.attempt(campaigns.enter, entering)).toMatchObject({ status: 404 });
    expect(await otherPartner.attempt(campaigns.leave, of(campaign.id, class_.id))).toMatchObject({ status: 404 });
    const instructor = await newInstructor(app, partner, class_.id, ['edit']);
    expect(await instructor.attempt(campaigns.enter, entering)).toMatchObject({ status: 404 });
    const other = await newCampaign(app);
    expect(await partner.attempt(campaigns.enter, { ...of(other.id, class_.id), ...at(150_000) })).toMatchObject({
      code: 'class_not_for_campaign',
    });
  });
});

describe('the price of a campaign', () => {
  test('applies in its period, in the one place of prices, and ends by itself', async () => {
    const { learner, campaign, class_ } = await entered();
    expect(await pricesOf(class_.id)).toEqual([regular, null]);
    app.clock.advance(days(1));
    await Promise.all([applyDue(), applyDue()]);
    expect(await pricesOf(class_.id)).toEqual([150_000, regular]);
    const { list } = await app.visitor.call(catalog.list, { query: { keyword: class_.title } });
    expect(list.find(({ id }) => id === class_.id)).toMatchObject({
      salePrice: 150_000,
      normalPrice: regular,
      promotionEndsAt: campaign.endsAt.toISOString(),
    });
    // The mitra bears the discount: fee and share are those of the price that was paid.
    await learner.call(cart.add, { body: { type: 'Program', programId: class_.id } });
    await learner.call(transaction.create, { body: { programIds: [class_.id], paymentMethod: 'qris' } });
    expect(await app.db.orderLine.findFirstOrThrow({ where: { classId: class_.id } })).toMatchObject({
      listPrice: 150_000,
      paid: 150_000,
      fee: 30_000,
      mitraShare: 120_000,
    });
    expect(await app.db.priceChange.count({ where: { classId: class_.id } })).toBe(2);

    app.clock.advance(days(3) - 1);
    expect(await pricesOf(class_.id)).toEqual([150_000, regular]);
    app.clock.advance(1);
    expect(await pricesOf(class_.id)).toEqual([regular, null]);
    await applyDue();
    expect(await app.db.campaignEntry.count({ where: { classId: class_.id, endedAt: null } })).toBe(0);
  });

  test('is fixed from entering to the end, and free again then', async () => {
    const { partner, campaign, class_ } = await entered();
    const change = {
      params: { id: class_.id },
      body: {
        from: { salePrice: regular, normalPrice: null, promotionEndsAt: null },
        to: { salePrice: 180_000, normalPrice: null, promotionEndsAt: null },
      },
    };
    expect(await partner.attempt(program.changePrices, change)).toMatchObject({ code: 'class_in_campaign' });
    app.clock.advance(days(1));
    await applyDue();
    for (const call of [
      partner.attempt(campaigns.enter, { ...of(campaign.id, class_.id), ...at(140_000) }),
      partner.attempt(campaigns.leave, of(campaign.id, class_.id)),
    ])
      expect(await call).toMatchObject({ code: 'campaign_running' });
    app.clock.advance(days(3) + minutes(1));
    await applyDue();
    await app.runJob('catalog.endPromotions');
    await partner.call(program.changePrices, change);
    expect(await pricesOf(class_.id)).toEqual([180_000, null]);
  });

  test('applies at once to a class that enters while the campaign runs', async () => {
    const { partner } = await scene(app);
    const campaign = await newCampaign(app, { startsAt: later(app.clock.now(), -hours(1)) });
    const class_ = await sold(partner);
    await partner.call(campaigns.enter, { ...of(campaign.id, class_.id), ...at(150_000) });
    expect(await pricesOf(class_.id)).toEqual([150_000, regular]);
  });

  test('goes back at once when staff end the campaign, also for a class that enters meanwhile', async () => {
    const { operator, partner, campaign, class_ } = await entered();
    app.clock.advance(days(1));
    await applyDue();
    const late = await sold(partner);
    const ending = { params: { id: campaign.id }, body: { reason: 'Dibatalkan bersama mitra pembayaran.' } };
    await Promise.allSettled([
      partner.call(campaigns.enter, { ...of(campaign.id, late.id), ...at(150_000) }),
      operator.call(campaigns.end, ending),
    ]);
    for (const { id } of [class_, late]) expect(await pricesOf(id)).toEqual([regular, null]);
    expect(await operator.attempt(campaigns.end, ending)).toMatchObject({ code: 'campaign_over' });
    expect(await partner.attempt(campaigns.enter, { ...of(campaign.id, late.id), ...at(150_000) })).toMatchObject({
      status: expect.toBeOneOf([404, 409]) as number,
    });
    await applyDue();
    expect(await app.db.campaignEntry.count({ where: { campaignId: campaign.id, endedAt: null } })).toBe(0);
  });
});

describe('members of a mitra are notified', () => {
  const newsOf = async ({ id, email }: PartnerPerson, campaignId: string) => {
    const notices = await app.db.notification.findMany({
      where: { userId: id, eventKey: { startsWith: `campaign:${campaignId}` } },
      orderBy: { createdAt: 'asc' },
    });
    const mails = (await app.queued<MailMessage & { title: string }>('mail.send')).filter(
      ({ to, template }) => to === email && template === 'campaign_news',
    );
    expect(mails.map(({ title }) => title).toSorted()).toEqual(notices.map(({ title }) => title).toSorted());
    return notices.map(({ title }) => title);
  };

  test('of a new campaign that has room for their programs, once', async () => {
    const { partner, otherPartner, operator } = await scene(app);
    const { id: topicId } = await newCategory(app);
    await sold(partner, { categoryId: topicId });
    await sold(otherPartner);
    const { id } = await operator.call(campaigns.create, {
      body: {
        name: 'Pekan Menulis',
        startsAt: later(app.clock.now(), days(1)).toISOString(),
        endsAt: later(app.clock.now(), days(4)).toISOString(),
        minDiscount: 20,
        topicIds: [topicId],
      },
    });
    await app.runQueued('campaign.announce');
    expect(await newsOf(partner, id)).toEqual(['Kampanye harga baru: Pekan Menulis']);
    expect(await newsOf(otherPartner, id)).toEqual([]);
  });

  test('of its begin, once for all of their classes, and of a class that stays out', async () => {
    const { partner, campaign } = await entered({ name: 'Pekan Buku' });
    const [second, dearer] = [await sold(partner), await sold(partner)];
    for (const { id } of [second, dearer])
      await partner.call(campaigns.enter, { ...of(campaign.id, id), ...at(150_000) });
    await app.db.class.update({ where: { id: dearer.id }, data: { salePrice: 250_000 } });
    app.clock.advance(days(1));
    await applyDue();
    await applyDue();
    expect((await newsOf(partner, campaign.id)).toSorted()).toEqual(
      ['Pekan Buku sudah dimulai', `${dearer.title} tidak ikut Pekan Buku`].toSorted(),
    );
  });

  test('of an early end, whether it had begun or not', async () => {
    const { operator, partner, campaign } = await entered({ name: 'Pekan Batal' });
    await operator.call(campaigns.end, { params: { id: campaign.id }, body: { reason: 'Bentrok dengan libur.' } });
    expect(await newsOf(partner, campaign.id)).toEqual(['Pekan Batal kami batalkan']);
  });
});
