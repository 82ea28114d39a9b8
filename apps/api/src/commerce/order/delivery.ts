import { queueMail } from '../../platform/mail/define-mail.ts';
import { restoreCertificates } from '../../core/certificate/index.ts';
import { enrol } from '../../core/enrolment/index.ts';
import { recordPaid } from '../../core/webhook/index.ts';
import { insertBundleSales } from '../../storefront/catalog/index.ts';
import { deleteCartBundlesOwned, deleteCartItemsBought } from '../cart/index.ts';
import { issueInvoice } from '../invoice/index.ts';
import { bookSales } from '../ledger/index.ts';
import { classIdsOf, seatLinesOf, type LockedOrder, type OrderContext } from '../order-record/index.ts';
import { orderPaidMail } from './order.mails.ts';
import { receiptOf } from './receipt.ts';

/** Delivers a paid or free order: enrolment, ledger, counts, cart, invoice and mail. */
export async function deliver(context: OrderContext, order: LockedOrder) {
  const { tx, clock, jobs } = context;
  const now = clock.now();
  const bundleIds = [...new Set(order.lines.flatMap(({ bundleId }) => bundleId ?? []))];
  if (order.total > 0)
    await recordPaid(
      tx,
      context,
      order.lines.map(({ id }) => id),
      now,
    );
  await enrolBuyer(context, order, now);
  await bookSales(
    tx,
    order.lines.map((line) => ({ ...line, settledAt: now })),
  );
  await insertBundleSales(tx, bundleIds);
  await emptyCart(tx, order, bundleIds);
  // Last, since it holds the series of numbers until the transaction ends.
  const invoice = order.total > 0 ? await issueInvoice(tx, order, now) : null;
  await queueMail(tx, jobs, orderPaidMail, { ...receiptOf(order), paidAt: now.toISOString(), invoice });
}

type Tx = OrderContext['tx'];

async function enrolBuyer({ tx, jobs }: OrderContext, order: LockedOrder, now: Date) {
  const seats = seatLinesOf(order);
  if (seats.length === 0) return;
  await enrol(tx, { jobs }, { userId: order.userId, lines: seats, now });
  await restoreCertificates(
    tx,
    seats.map(({ id }) => id),
  );
}

async function emptyCart(tx: Tx, order: LockedOrder, bundleIds: string[]) {
  const seats = seatLinesOf(order);
  const additional = order.lines.filter((line) => !seats.includes(line));
  await deleteCartItemsBought(tx, order.userId, {
    classIds: classIdsOf(order),
    bundleIds,
    ticketIds: additional.flatMap(({ ticketId }) => ticketId ?? []),
  });
  await deleteCartBundlesOwned(tx, order.userId);
}
