import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { hours, later } from '../clock.ts';
import type { PaymentGateway, PaymentRequest } from './gateway.ts';
import { createMidtrans, reportOf } from './midtrans.ts';
import { signatureOf } from './signature.ts';

let midtrans: FakeMidtrans;
let gateway: PaymentGateway;
beforeAll(async () => {
  midtrans = await startFakeMidtrans({ serverKey: 'kunci' });
  gateway = gatewayWith('kunci');
});
beforeEach(() => {
  Object.assign(midtrans.behaviour, { isDown: false, isSilent: false });
});
afterAll(() => midtrans.stop());

const gatewayWith = (serverKey: string, timeout?: number) =>
  createMidtrans({
    serverKey,
    snapUrl: midtrans.url,
    apiUrl: midtrans.url,
    publicUrl: 'https://contoh.id',
    log: pino({ level: 'silent' }),
    ...(timeout && { timeout }),
  });

let orders = 0;
function request(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  orders += 1;
  const createdAt = new Date('2026-11-21T20:30:00Z');
  return {
    orderCode: `SN-${orders}`,
    total: 250_000,
    method: 'bank_transfer',
    createdAt,
    expiresAt: later(createdAt, hours(24)),
    buyer: { id: 'b1', fullname: 'Sekar Ayu', email: 'sekar@contoh.id', phone: null },
    lines: [
      { classId: 'k1', title: 'Menulis lead', paid: 150_000 },
      { classId: 'k2', title: 'x'.repeat(80), paid: 100_000 },
    ],
    ...changes,
  };
}

test('opening creates a page for the whole amount, with the deadline of the order and the chosen payment method', async () => {
  const payment = request();
  const { reference, redirectUrl } = await gateway.open(payment);
  expect(redirectUrl).toBe(`${midtrans.url}/snap/v4/redirection/${reference}`);
  expect(midtrans.opened.at(-1)).toMatchObject({
    transaction_details: { order_id: payment.orderCode, gross_amount: 250_000 },
    item_details: [{ id: 'k1', price: 150_000, quantity: 1 }, { name: 'x'.repeat(50) }],
    enabled_payments: expect.arrayContaining(['bca_va']),
    expiry: { start_time: '2026-11-22 03:30:00 +0700', unit: 'minute', duration: 1440 },
    callbacks: { finish: `https://contoh.id/payment/finish?order_id=${payment.orderCode}&status=SUCCESS` },
  });
});

test('a truncated name stays readable', async () => {
  await gateway.open(request({ lines: [{ classId: 'k1', title: `${'x'.repeat(49)}😀`, paid: 250_000 }] }));
  expect(midtrans.opened.at(-1)!.item_details[0]!.name.isWellFormed()).toBe(true);
});

test('a payment is unknown until it is begun, then reported with its amount', async () => {
  const payment = request();
  await gateway.open(payment);
  expect(await gateway.status(payment.orderCode)).toBeNull();
  midtrans.become(payment.orderCode, 'settlement');
  expect(await gateway.status(payment.orderCode)).toEqual({ state: 'paid', amount: 250_000 });
});

test('cancelling closes the page and the payment that was begun; a paid one stays paid', async () => {
  const begun = request();
  const untouched = request();
  const refused = request();
  const paid = request();
  const [begunPage, untouchedPage, refusedPage, paidPage] = [
    await gateway.open(begun),
    await gateway.open(untouched),
    await gateway.open(refused),
    await gateway.open(paid),
  ];
  midtrans.become(begun.orderCode, 'pending');
  midtrans.become(refused.orderCode, 'deny');
  midtrans.become(paid.orderCode, 'settlement');

  expect(await gateway.cancel({ orderCode: begun.orderCode, reference: begunPage.reference })).toBe(true);
  expect(await gateway.cancel({ orderCode: untouched.orderCode, reference: untouchedPage.reference })).toBe(true);
  expect(await gateway.cancel({ orderCode: refused.orderCode, reference: refusedPage.reference })).toBe(true);
  expect(await gateway.cancel({ orderCode: paid.orderCode, reference: paidPage.reference })).toBe(false);

  expect(await gateway.status(begun.orderCode)).toMatchObject({ state: 'cancelled' });
  expect(
    [begunPage, untouchedPage, refusedPage, paidPage].map(
      ({ reference }) => midtrans.pages.get(reference)!.isCancelled,
    ),
  ).toEqual([true, true, true, false]);
  expect(await gateway.cancel({ orderCode: untouched.orderCode, reference: untouchedPage.reference })).toBe(true);
});

test('an open payment that cannot be closed just now is not reported as paid', async () => {
  const payment = request();
  const { reference } = await gateway.open(payment);
  midtrans.become(payment.orderCode, 'authorize');
  await expect(gateway.cancel({ orderCode: payment.orderCode, reference })).rejects.toMatchObject({
    code: 'payment_unavailable',
  });
});

test.each([
  ['it is down', async () => void Object.assign(midtrans.behaviour, { isDown: true }), () => gateway],
  [
    'it does not answer',
    async () => void Object.assign(midtrans.behaviour, { isSilent: true }),
    () => gatewayWith('kunci', 50),
  ],
  ['our key is refused', async () => undefined, () => gatewayWith('salah')],
])('every call to the gateway is refused as unavailable while %s', async (_, prepare, chosen) => {
  await prepare();
  const payment = request();
  await expect(chosen().open(payment)).rejects.toMatchObject({ code: 'payment_unavailable' });
  await expect(chosen().status(payment.orderCode)).rejects.toMatchObject({ code: 'payment_unavailable' });
  await expect(chosen().cancel({ orderCode: payment.orderCode, reference: null })).rejects.toMatchObject({
    code: 'payment_unavailable',
  });
});

test('an unknown status is not guessed at', async () => {
  midtrans.become('SN-baru', 'teleported');
  await expect(gateway.status('SN-baru')).rejects.toMatchObject({ code: 'payment_unavailable' });
});

describe('states of Midtrans in our words', () => {
  test.each([
    ['pending', '201', undefined, 'pending'],
    ['authorize', '200', 'accept', 'pending'],
    ['capture', '200', 'accept', 'paid'],
    ['capture', '201', 'challenge', 'review'],
    ['capture', '200', undefined, 'review'],
    ['capture', '202', 'deny', 'denied'],
    ['settlement', '200', 'accept', 'paid'],
    ['settlement', '201', undefined, 'pending'],
    ['deny', '202', undefined, 'denied'],
    ['failure', '202', undefined, 'denied'],
    ['cancel', '200', undefined, 'cancelled'],
    ['expire', '407', undefined, 'expired'],
    ['refund', '200', undefined, 'refunded'],
    ['partial_refund', '200', undefined, 'partly_refunded'],
    ['chargeback', '200', undefined, 'charged_back'],
    ['partial_chargeback', '200', undefined, 'charged_back'],
  ])('%s with code %s and fraud %s is %s', (transaction_status, status_code, fraud_status, state) => {
    expect(reportOf({ transaction_status, status_code, fraud_status, gross_amount: '10000.00' })).toEqual({
      state,
      amount: 10_000,
    });
  });

  test.each([
    ['10000.00', 10_000],
    ['10000', 10_000],
    ['10000.50', null],
    ['-10000.00', null],
    ['1e4', null],
    [undefined, null],
  ])('an amount of %s is %s', (gross_amount, amount) => {
    expect(reportOf({ transaction_status: 'settlement', status_code: '200', gross_amount })).toEqual({
      state: 'paid',
      amount,
    });
  });
});

test('a notification is genuine only with the signature over its fields as they were sent', () => {
  const signed = { order_id: 'SN-1', status_code: '200', gross_amount: '10000.00' };
  const notification = {
    ...signed,
    transaction_id: 't',
    transaction_status: 'settlement',
    signature_key: signatureOf(signed, 'kunci'),
  };
  expect(gateway.isGenuine(notification)).toBe(true);
  expect(gateway.isGenuine({ ...notification, gross_amount: '10000' })).toBe(false);
  expect(gateway.isGenuine({ ...notification, order_id: 'SN-2' })).toBe(false);
  expect(gateway.isGenuine({ ...notification, signature_key: 'x' })).toBe(false);
  expect(gateway.isGenuine({ ...notification, signature_key: signatureOf(signed, 'kunci lain') })).toBe(false);
});
