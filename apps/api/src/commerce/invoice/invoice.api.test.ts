import { invoice, report, transaction } from '@sinau/api-client';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { inJakarta } from '@sinau/format/calendar';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, later, minutes } from '../../platform/clock.ts';
import type { Line } from '../../platform/drawing/drawing.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { paymentsOf } from '../../testing/payments.ts';
import { newPerson, scene } from '../../testing/scene.ts';
import { readContent, totalsOfInvoice } from './invoice.content.ts';
import { drawInvoice } from './invoice.document.ts';
import { issueInvoice } from './issue-invoice.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  payments = paymentsOf(app, midtrans);
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const invoiceOf = (orderId: string) =>
  app.db.invoice.findUniqueOrThrow({ where: { orderId }, include: { order: { include: { lines: true } } } });
const fetchFile = (address: string) => supertest(app.app.server).get(address).responseType('blob');

/** Text of the printed invoice. */
async function wordsOn(orderId: string) {
  const { number, buyerName, buyerEmail, content, order } = await invoiceOf(orderId);
  const pages = drawInvoice({
    number,
    orderCode: order.code,
    buyer: { name: buyerName, email: buyerEmail },
    content: readContent(content),
    issuer: 'Sinau',
    institute: 'TEMPO INSTITUTE',
  });
  return pages.flat().flatMap((item) => (item.kind === 'line' ? [(item satisfies Line).words] : []));
}

test(
  'twelve concurrent payments get twelve consecutive numbers, and a failed one leaves no gap',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const program = await publishedProgram(app, partner);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newPerson(app)));
    const placed = await Promise.all(buyers.map((buyer) => payments.place(buyer, { programIds: [program.id] })));
    const failed = app.db.$transaction(async (tx) => {
      await issueInvoice(tx, placed[0]!, app.clock.now());
      throw new Error('the payment could not be taken');
    });
    await expect(failed).rejects.toThrow('could not be taken');

    await Promise.all(placed.map(({ orderId }) => payments.become(orderId, 'settlement')));
    const issued = await app.db.invoice.findMany({ orderBy: { sequence: 'asc' } });
    const year = Number(inJakarta(app.clock.now(), 'YYYY'));
    expect(issued.map(({ number }) => number)).toEqual(
      issued.map((_, index) => `INV/${year}/${String(index + 1).padStart(6, '0')}`),
    );
    expect(issued.map(({ orderId }) => orderId).sort()).toEqual(placed.map(({ id }) => id).sort());
    expect(await app.db.invoiceSeries.findMany()).toEqual([{ year, last: 12 }]);
  },
);

test('an invoice shows buyer, items and amounts, and keeps showing them', async () => {
  const { learner, partner } = await scene(app);
  const webinar = await publishedWebinar(app, partner);
  const book = await newTicket(app, webinar.id, {
    kind: 'additional',
    title: 'Buku saku',
    price: 75_000,
    perOrder: 3,
    perUser: 3,
  });
  const [lead, interview] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const bundle = await publishedBundle(app, partner, { classIds: [lead.id, interview.id], salePrice: 199_999 });
  const { id, orderId } = await payments.pay(learner, {
    bundleIds: [bundle.id],
    ticketIds: [webinar.ticketId, book.id, book.id],
  });

  await app.db.class.updateMany({
    where: { mitraId: partner.mitraId },
    data: { title: 'Judul baru', salePrice: 999_000 },
  });
  await app.db.user.update({ where: { id: learner.id }, data: { fullname: 'Nama Baru' } });
  await app.db.mitra.update({ where: { id: partner.mitraId }, data: { name: 'Mitra Baru' } });

  const words = await wordsOn(id);
  expect(words).toEqual(expect.arrayContaining(['Sekar Ayu', learner.email, orderId, 'QRIS']));
  expect(words.join(' ')).toContain('Tiket tambahan · Buku saku · oleh Ruang Redaksi');
  expect(words.join(' ')).toContain('dalam bundling Jago Menulis Berita');
  expect(words).toEqual(expect.arrayContaining(['Menulis di Era Digital', '2', 'Total dibayar', 'Rp499.999']));
  expect(words.join(' ')).not.toMatch(/Baru|baru|PPN|Voucher Sinau/);
});

test('the lines and sums of an invoice equal those of the order, of the ledger and of the report, to the rupiah', async () => {
  const { learner, partner } = await scene(app);
  const examples = [
    { listPrice: 150_000, voucherMitra: 15_000, voucherPlatform: 10_000 },
    { listPrice: 99_999, voucherMitra: 0, voucherPlatform: 33_333 },
    { listPrice: 12_345, voucherMitra: 12_345, voucherPlatform: 0 },
    { listPrice: 100_003, voucherMitra: 1, voucherPlatform: 0 },
  ].map((offer) => priceLine(offer));
  const total = examples.reduce((sum, { paid }) => sum + paid, 0);
  const programs = await Promise.all(examples.map(() => publishedProgram(app, partner)));
  const now = app.clock.now();
  const order = await app.db.order.create({
    data: {
      userId: learner.id,
      code: 'SN-CONTOH-1',
      total,
      gateway: 'midtrans',
      paymentMethod: 'qris',
      expiresAt: later(now, hours(24)),
      nextCheckAt: later(now, hours(24)),
      lines: {
        create: examples.map((line, index) => ({
          ...line,
          tax: index === 0 ? 2_676 : 0,
          classId: programs[index]!.id,
          title: programs[index]!.title,
          waitingUserId: learner.id,
        })),
      },
    },
  });
  await payments.become(order.code, 'settlement', { gross_amount: `${total}.00` });

  const { content } = await invoiceOf(order.id);
  const sums = totalsOfInvoice(readContent(content).lines);
  expect(sums).toEqual({ listPrice: 362_347, voucherMitra: 27_346, voucherPlatform: 43_333, paid: total, tax: 2_676 });
  const words = await wordsOn(order.id);
  for (const amount of [
    'Rp362.347',
    '−Rp27.346',
    '−Rp43.333',
    'Rp291.668',
    'Termasuk PPN atas biaya layanan',
    'Rp2.676',
  ])
    expect(words).toContain(amount);

  const booked = async (account: 'gateway_receivable' | 'voucher_expense') => {
    const { _sum } = await app.db.ledgerEntry.aggregate({
      where: { account, event: { orderLine: { orderId: order.id } } },
      _sum: { amount: true },
    });
    return -Number(_sum.amount);
  };
  expect([await booked('gateway_receivable'), await booked('voucher_expense')]).toEqual([
    sums.paid,
    sums.voucherPlatform,
  ]);
  const sales = await partner.call(report.sales, { query: { page: 0, perPage: 0 } });
  const reported = sales.list.filter(({ orderId }) => orderId === order.code);
  for (const name of ['listPrice', 'voucherMitra', 'voucherPlatform', 'paid'] as const)
    expect([name, reported.reduce((sum, line) => sum + line[name], 0)]).toEqual([
      name,
      // A line whose whole price its mitra gave away moved no money.
      sums[name] - (name === 'listPrice' || name === 'voucherMitra' ? 12_345 : 0),
    ]);
});

test('the PDF of an invoice is fetched by an address that expires after a quarter of an hour, and is the same each time', async () => {
  const { learner, partner } = await scene(app);
  const { id } = await payments.pay(learner, { programIds: [(await publishedProgram(app, partner)).id] });
  const { number, address } = await learner.call(invoice.download, { params: { id } });
  expect(address).toMatch(new RegExp(`/${number.toLowerCase().replaceAll('/', '-')}\\.pdf$`));
  const [one, other] = [await fetchFile(address), await fetchFile(address)];
  expect(one.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect((one.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.body).toEqual(other.body);
  expect((await fetchFile(address.replace(/\.[\w-]+\/inv/, `.${'A'.repeat(43)}/inv`))).status).toBe(404);

  app.clock.advance(minutes(16));
  expect((await fetchFile(address)).status).toBe(410);
});

test(
  'the mail about the payment links to the invoice without signing in, for some weeks',
  { tags: 'night' },
  async () => {
    const { learner, partner } = await scene(app);
    const { id } = await payments.pay(learner, { programIds: [(await publishedProgram(app, partner)).id] });
    const { number } = await invoiceOf(id);
    const mails = await app.queued<{ to: string; template: string }>('mail.send');
    const receipt = mails.filter(({ to, template }) => to === learner.email && template === 'order_paid');
    expect(receipt).toHaveLength(1);
    await app.runJob('mail.send', receipt[0]!);
    const mail = app.mails().at(-1)! as ReturnType<AppUnderTest['mails']>[number] & { text: string };
    expect(mail.text).toContain(number);
    const address = /Unduh invoice \(PDF\): (\S+)/.exec(mail.text)![1]!;
    expect((await fetchFile(new URL(address).pathname)).status).toBe(200);
    app.clock.advance(days(46));
    expect((await fetchFile(new URL(address).pathname)).status).toBe(410);
    app.clock.advance(-days(46));
  },
);

test("an order that is not paid, costs nothing, or is another user's has no invoice", async () => {
  const { learner, partner } = await scene(app);
  const [priced, free] = [await publishedProgram(app, partner), await publishedProgram(app, partner, { salePrice: 0 })];
  const missing = { status: 404, code: 'not_found' };
  const waiting = await payments.place(learner, { programIds: [priced.id] });
  expect(await learner.attempt(invoice.download, { params: { id: waiting.id } })).toMatchObject(missing);
  const had = await payments.place(learner, { programIds: [free.id] });
  expect(await learner.attempt(invoice.download, { params: { id: had.id } })).toMatchObject(missing);
  await payments.become(waiting.orderId, 'settlement');
  const stranger = await newPerson(app);
  expect(await stranger.attempt(invoice.download, { params: { id: waiting.id } })).toMatchObject(missing);
  expect(await learner.call(transaction.detail, { query: { id: waiting.id } })).toMatchObject({
    invoice: { number: expect.stringMatching(/^INV\//) },
  });
});

test('an invoice is never changed or deleted, and a series only counts on', async () => {
  const { learner, partner } = await scene(app);
  const { id } = await payments.pay(learner, { programIds: [(await publishedProgram(app, partner)).id] });
  const { id: invoiceId } = await invoiceOf(id);
  for (const statement of [
    `UPDATE "Invoice" SET content = '{}' WHERE id = '${invoiceId}'`,
    `UPDATE "Invoice" SET number = 'INV/2000/000001', year = 2000, sequence = 1 WHERE id = '${invoiceId}'`,
    `DELETE FROM "Invoice" WHERE id = '${invoiceId}'`,
    `DELETE FROM "Order" WHERE id = '${id}'`,
    'UPDATE "InvoiceSeries" SET last = last + 2',
    'UPDATE "InvoiceSeries" SET last = last - 1',
    'DELETE FROM "InvoiceSeries"',
  ])
    await expect(app.connections.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
});

test('orders that were paid before invoices existed get theirs, once', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const now = app.clock.now();
  const order = await app.db.order.create({
    data: {
      userId: learner.id,
      code: 'SN-LAMA-1',
      status: 'SUCCESS',
      total: 150_000,
      paidAt: now,
      gateway: 'midtrans',
      expiresAt: now,
      lines: { create: { classId: program.id, title: program.title, ...priceLine({ listPrice: 150_000 }) } },
    },
  });
  await app.runJob('invoice.issueMissing');
  await app.runJob('invoice.issueMissing');
  expect(await app.db.invoice.count({ where: { orderId: order.id } })).toBe(1);
});
