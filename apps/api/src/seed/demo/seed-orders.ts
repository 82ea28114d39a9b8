import { codeAlphabet } from '@sinau/contracts/codes';
import { priceLine, shareOut } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { days, hours, later, minutes } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { slugOf } from '../../platform/slugs.ts';
import type { DemoClassRow } from './class-rows.ts';
import { demoId, dice, pick } from './dice.ts';
import type { PlannedEnrolment } from './plan-enrolments.ts';
import { extraTicketId, ticketId, type DemoBundle } from './offers.ts';
import { insertRows } from './rows.ts';
import type { Surroundings } from './seed-classes.ts';
import { bundleId } from './seed-offers.ts';
import { savedBy, usesOf, voucherId, type DemoVoucher } from './vouchers.ts';

/** Payment methods, by how often they are used. */
const methods = [
  ...Array<string>(9).fill('qris'),
  ...Array<string>(5).fill('bank_transfer'),
  ...Array<string>(4).fill('e_wallet'),
  'card',
  'retail',
];
/** Outcomes of unpaid orders. */
const failures = ['EXPIRED', 'EXPIRED', 'CANCELLED', 'FAILED'] as const;

type Buyer = PlannedEnrolment & { userId: string };

/**
 * The paid orders that the enrolments came from, and some that were never paid. Returns the enrolments with their
 * lines.
 */
export async function seedOrders(
  tx: Db,
  enrolments: readonly Buyer[],
  classes: ReadonlyMap<string, DemoClassRow>,
  surroundings: Surroundings,
) {
  const { now } = surroundings;
  const baskets = [...Map.groupBy(enrolments, ({ email, at }) => `${email} ${at.toISOString()}`).values()];
  const uses = await usesOf(tx, baskets, classes, surroundings);
  const paid = baskets.map((basket) => orderOf(basket, classes, now, { voucher: uses.get(basket) }));
  const unpaid = enrolments
    .filter(
      ({ email, slug, at, bundle, seat }) =>
        classes.get(slug)!.salePrice > 0 &&
        bundle === undefined &&
        seat === undefined &&
        dice('hesitates', email, slug) < 0.07 &&
        at < later(now, -days(2)),
    )
    .map((buyer) =>
      orderOf([{ ...buyer, at: later(buyer.at, -hours(26)) }], classes, now, {
        failure: pick(failures, 'fails', buyer.email, buyer.slug),
      }),
    );

  const orders = [...paid, ...unpaid];
  await insertRows(
    tx,
    'Order',
    orders.map(({ order }) => order),
  );
  await insertRows(
    tx,
    'OrderLine',
    orders.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    'VoucherRedemption',
    paid.flatMap(({ redemption }) => redemption ?? []),
  );
  const lineIds = new Map(
    paid.flatMap(({ order, lines }) =>
      lines.flatMap(({ id, classId, ticketKind }) =>
        ticketKind === 'additional' ? [] : [[`${order.userId} ${classId}`, id] as const],
      ),
    ),
  );
  return enrolments.map((enrolment) => ({
    ...enrolment,
    orderLineId: lineIds.get(`${enrolment.userId} ${classes.get(enrolment.slug)!.id}`)!,
  }));
}

function orderOf(
  basket: readonly Buyer[],
  classes: ReadonlyMap<string, DemoClassRow>,
  now: Date,
  { failure, voucher }: { failure?: (typeof failures)[number]; voucher?: DemoVoucher | undefined },
) {
  const { email, userId, at } = basket[0]!;
  const words = ['order', failure ?? 'SUCCESS', email, ...basket.map(({ slug }) => slug)];
  const id = demoId(...words);
  const lines = basket.flatMap(({ slug, bundle, seat }) => {
    const { id: classId, title, salePrice, normalPrice } = classes.get(slug)!;
    // Promotions run for two weeks.
    const alone = normalPrice !== null && at < later(now, -days(14)) ? normalPrice : salePrice;
    const listPrice = bundle ? partOf(bundle, slug, classes) : alone;
    const line = {
      id: demoId('line', ...words, slug),
      orderId: id,
      classId,
      bundleId: bundle ? bundleId(bundle.title) : null,
      title,
      ...(seat ? soldOf(ticketId(seat.webinar.title), 'regular') : noTicket),
      ...priceLine({
        listPrice: seat ? seat.webinar.price : listPrice,
        voucherMitra: voucher ? savedBy(voucher, listPrice) : 0,
      }),
    };
    if (!seat?.withExtra) return [line];
    const extra = {
      ...line,
      id: demoId('extra line', ...words, slug),
      ...soldOf(extraTicketId(seat.webinar.title), 'additional'),
      ...priceLine({ listPrice: seat.webinar.extra!.price }),
    };
    return [line, extra];
  });
  const total = lines.reduce((sum, line) => sum + line.paid, 0);
  const paidAt = total > 0 ? later(at, minutes(2 + 40 * dice('pays', ...words) ** 3)) : at;
  const order = {
    id,
    userId,
    total,
    code: codeOf(at, words),
    status: failure ?? 'SUCCESS',
    paymentMethod: total > 0 ? pick(methods, 'method', ...words) : null,
    gateway: total > 0 ? 'simulator' : null,
    expiresAt: later(at, days(1)),
    paidAt: failure ? null : paidAt,
    createdAt: at,
    updatedAt: failure ? later(at, days(1)) : paidAt,
  };
  const redemption = voucher && {
    id: demoId('redemption', ...words),
    voucherId: voucherId(voucher.code),
    fundedBy: 'mitra',
    orderId: id,
    userId,
    state: 'used',
    discount: lines[0]!.voucherMitra,
    createdAt: at,
  };
  return { order, lines, redemption };
}

const soldOf = (id: string, kind: 'regular' | 'additional') => ({
  ticketId: id as string | null,
  ticketKind: kind as string | null,
  stock: 'sold' as string | null,
});
const noTicket: ReturnType<typeof soldOf> = { ticketId: null, ticketKind: null, stock: null };

/** Price of a class within a bundle. */
function partOf({ price, holds }: DemoBundle, slug: string, classes: ReadonlyMap<string, DemoClassRow>) {
  const held = Object.keys(holds).map(slugOf);
  return shareOut(
    price,
    held.map((one) => classes.get(one)!.salePrice),
  )[held.indexOf(slug)]!;
}

/** Same format as the shop's own codes: the day in Jakarta, and eight letters. */
const codeOf = (at: Date, words: readonly string[]) =>
  `SN-${later(at, hours(7)).toISOString().slice(2, 10).replaceAll('-', '')}-${Array.from({ length: 8 }, (_, place) => pick([...codeAlphabet], 'code', place, ...words)).join('')}`;
