import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { signatureOf } from '../platform/payments/signature.ts';

export interface SnapRequest {
  transaction_details: { order_id: string; gross_amount: number };
  item_details: { id: string; name: string; price: number; quantity: number }[];
  customer_details: { first_name: string; email: string };
  enabled_payments?: string[];
  expiry: { start_time: string; unit: string; duration: number };
  callbacks: { finish: string };
}
interface Payment {
  transaction_id: string;
  transaction_status: string;
  status_code: string;
  gross_amount: string;
  fraud_status?: string;
  payment_type?: string;
  refunds?: { refund_key: string; refund_amount: string; reason: string }[];
}
interface RefundBody {
  refund_key: string;
  amount: number;
  reason: string;
}
interface Page {
  orderCode: string;
  isCancelled: boolean;
}

type Answer = [status: number, body: object];

export type FakeMidtrans = Awaited<ReturnType<typeof startFakeMidtrans>>;

/** State of the gateway: its payments, how it fails, and what happens during a request. */
const newGateway = (serverKey: string) => ({
  serverKey,
  url: '',
  pages: new Map<string, Page>(),
  payments: new Map<string, Payment>(),
  opened: [] as SnapRequest[],
  calls: [] as string[],
  behaviour: {
    isDown: false,
    isSilent: false,
    /** Some issuers do this at night. */
    refusesRefunds: false,
    /** Refunds are made, and their answers are lost. */
    losesRefundAnswers: false,
    whenRefunded: async (): Promise<void> => undefined,
    whenAsked: async (_orderCode: string): Promise<void> => undefined,
  },
});
type Gateway = ReturnType<typeof newGateway>;

/** Speaks the parts of Midtrans' protocol that we use, as its documentation and its servers do. */
export async function startFakeMidtrans({ serverKey = 'SB-Mid-server-rahasia' } = {}) {
  const gateway = newGateway(serverKey);
  const server = createServer((request, response) => respond(gateway, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { url, pages, opened, calls, behaviour } = gateway;
  return {
    url,
    pages,
    opened,
    calls,
    behaviour,
    notification: (orderCode: string, changes: Partial<Payment> = {}) => notificationOf(gateway, orderCode, changes),
    settings: {
      PAYMENT_GATEWAY: 'midtrans',
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_SNAP_URL: url,
      MIDTRANS_API_URL: url,
    },
    /** Simulates an action on the page or of the bank; returns the notification that Midtrans would send about it. */
    become(orderCode: string, transaction_status: string, changes: Partial<Payment> = {}) {
      changePayment(gateway, orderCode, { transaction_status, ...changes });
      return notificationOf(gateway, orderCode);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(gateway: Gateway, request: IncomingMessage, response: ServerResponse) {
  const { calls, behaviour } = gateway;
  const path = request.url ?? '';
  calls.push(`${request.method} ${path.replace(/[\w-]{36}/, ':token')}`);
  if (behaviour.isSilent) return;
  if (behaviour.isDown) {
    response.writeHead(503, { 'content-type': 'text/html' }).end('<html>Service Unavailable</html>');
    return;
  }
  void answer(gateway, path, request).then(([status, body]) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
}

async function answer(gateway: Gateway, path: string, request: IncomingMessage): Promise<Answer> {
  const isAllowed = request.headers.authorization === `Basic ${btoa(`${gateway.serverKey}:`)}`;
  if (path.startsWith('/snap/')) {
    if (!isAllowed) return [401, { error_messages: ['Access denied, please check client or server key'] }];
    const [, token = ''] = /^\/snap\/v1\/transactions\/([^/]+)\/cancel$/.exec(path) ?? [];
    return token ? cancelPage(gateway, token) : openPage(gateway, (await bodyOf(request)) as SnapRequest);
  }
  if (!isAllowed)
    return [401, { status_code: '401', status_message: 'Unknown Merchant server_key/id', id: randomUUID() }];
  return answerAboutPayment(gateway, path, request);
}

async function answerAboutPayment(gateway: Gateway, path: string, request: IncomingMessage): Promise<Answer> {
  const [, orderCode = '', action] = /^\/v2\/([^/]+)\/(status|cancel|refund|refund\/online\/direct)$/.exec(path) ?? [];
  await gateway.behaviour.whenAsked(orderCode);
  const payment = gateway.payments.get(orderCode);
  if (!payment) return refusal('404', "Transaction doesn't exist.");
  if (action === 'status')
    return [200, { ...payment, order_id: orderCode, status_message: 'Success, transaction is found' }];
  if (action?.startsWith('refund')) return refund(gateway, orderCode, payment, (await bodyOf(request)) as RefundBody);
  // A card payment under review can be cancelled like one that was begun.
  if (payment.transaction_status !== 'pending' && payment.fraud_status !== 'challenge')
    return refusal('412', 'Transaction status cannot be updated.');
  Object.assign(payment, { transaction_status: 'cancel', status_code: '200' });
  return [200, { ...payment, order_id: orderCode, status_message: 'Success, transaction is canceled' }];
}

const refusal = (status_code: string, status_message: string): Answer => [
  200,
  { status_code, status_message, id: randomUUID() },
];

/** Refunds; the same key again returns the first answer, and pays nothing more. */
async function refund(
  { behaviour }: Gateway,
  orderCode: string,
  payment: Payment,
  { refund_key, amount, reason }: RefundBody,
): Promise<Answer> {
  const refunds = payment.refunds ?? [];
  if (!refunds.some((one) => one.refund_key === refund_key)) {
    if (behaviour.refusesRefunds) {
      await behaviour.whenRefunded();
      return refusal('412', 'The issuer refuses it for now.');
    }
    const total = refunds.reduce((sum, one) => sum + Number(one.refund_amount), amount);
    const refused = refusalOf(payment, total);
    if (refused) return refused;
    payment.refunds = [...refunds, { refund_key, refund_amount: `${amount}.00`, reason }];
    payment.transaction_status = total === Number(payment.gross_amount) ? 'refund' : 'partial_refund';
  }
  await behaviour.whenRefunded();
  if (behaviour.losesRefundAnswers) return [503, {}];
  const status_message = 'Success, refund request is approved';
  return [200, { ...payment, status_code: '200', order_id: orderCode, refund_key, status_message }];
}

/** Returns the reason for which so much of a payment cannot be refunded; null if it can. */
function refusalOf({ transaction_status, payment_type, gross_amount }: Payment, total: number) {
  if (transaction_status !== 'settlement' && transaction_status !== 'partial_refund')
    return refusal('412', 'Transaction status cannot be updated.');
  if (withoutRefund.has(payment_type!)) return refusal('413', 'The payment type cannot be refunded.');
  return total > Number(gross_amount) ? refusal('414', 'Refund amount exceeds what is left.') : null;
}

async function openPage(gateway: Gateway, request: SnapRequest): Promise<Answer> {
  const { order_id, gross_amount } = request.transaction_details;
  await gateway.behaviour.whenAsked(order_id);
  if (gateway.payments.has(order_id))
    return [400, { error_messages: ['transaction_details.order_id sudah digunakan'] }];
  const sum = request.item_details.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (sum !== gross_amount)
    return [400, { error_messages: ['transaction_details.gross_amount is not equal to the sum of item_details'] }];
  const token = randomUUID();
  gateway.pages.set(token, { orderCode: order_id, isCancelled: false });
  gateway.opened.push(request);
  return [201, { token, redirect_url: `${gateway.url}/snap/v4/redirection/${token}` }];
}

function cancelPage({ pages, payments }: Gateway, token: string): Answer {
  const page = pages.get(token);
  if (!page) return [404, { error_messages: ['token not found'] }];
  if (page.isCancelled) return [409, { error_messages: ['token already canceled'] }];
  if (payments.get(page.orderCode)?.transaction_status === 'pending')
    return [409, { error_messages: ['Transaction is in progress'] }];
  page.isCancelled = true;
  return [200, { canceled_at: new Date().toISOString() }];
}

function changePayment(
  { opened, payments }: Gateway,
  orderCode: string,
  changes: Partial<Payment> & Pick<Payment, 'transaction_status'>,
) {
  const request = opened.find(({ transaction_details }) => transaction_details.order_id === orderCode);
  const known = payments.get(orderCode) ?? {
    transaction_id: randomUUID(),
    gross_amount: `${request?.transaction_details.gross_amount ?? 0}.00`,
    payment_type: paymentTypeOf(request?.enabled_payments),
  };
  payments.set(orderCode, { ...known, status_code: statusCodes[changes.transaction_status] ?? '200', ...changes });
}

function notificationOf(
  { payments, serverKey }: Gateway,
  orderCode: string,
  changes: Partial<Payment> = {},
): GatewayNotification {
  const { refunds, ...payment } = { ...payments.get(orderCode)!, ...changes };
  const signed = { order_id: orderCode, status_code: payment.status_code, gross_amount: payment.gross_amount };
  return {
    ...payment,
    ...signed,
    ...(refunds && { refunds, refund_key: refunds.at(-1)?.refund_key ?? '' }),
    currency: 'IDR',
    signature_key: signatureOf(signed, serverKey),
  };
}

const withoutRefund = new Set(['bank_transfer', 'echannel', 'cstore']);
/** Choice of the buyer on the page, where only some are offered. */
function paymentTypeOf([first = 'other_qris']: readonly string[] = []) {
  if (first.endsWith('_va')) return 'bank_transfer';
  if (first === 'indomaret') return 'cstore';
  return first === 'other_qris' ? 'qris' : first;
}

const statusCodes: Record<string, string> = { pending: '201', deny: '202', expire: '407' };

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}
