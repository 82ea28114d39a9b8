import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
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

export type FakeMidtrans = Awaited<ReturnType<typeof startFakeMidtrans>>;

/** Speaks the parts of Midtrans' protocol that we use, as its documentation and its servers do. */
export async function startFakeMidtrans({ serverKey = 'SB-Mid-server-rahasia' } = {}) {
  const pages = new Map<string, Page>();
  const payments = new Map<string, Payment>();
  const opened: SnapRequest[] = [];
  /** How it fails, and what happens while it is asked. */
  const behaviour = {
    isDown: false,
    isSilent: false,
    /** As some issuers do at night. */
    refusesRefunds: false,
    /** Refunds are made, and nobody hears of it. */
    losesRefundAnswers: false,
    whenRefunded: async (): Promise<void> => undefined,
    whenAsked: async (_orderCode: string): Promise<void> => undefined,
  };
  const calls: string[] = [];

  async function answer(
    method: string,
    path: string,
    request: IncomingMessage,
  ): Promise<[status: number, body: object]> {
    const [, orderCode = '', action] =
      /^\/v2\/([^/]+)\/(status|cancel|refund|refund\/online\/direct)$/.exec(path) ?? [];
    const [, token = ''] = /^\/snap\/v1\/transactions\/([^/]+)\/cancel$/.exec(path) ?? [];
    const isAllowed = request.headers.authorization === `Basic ${btoa(`${serverKey}:`)}`;

    if (path.startsWith('/snap/')) {
      if (!isAllowed) return [401, { error_messages: ['Access denied, please check client or server key'] }];
      if (token) return cancelPage(token);
      return openPage((await bodyOf(request)) as SnapRequest);
    }
    if (!isAllowed)
      return [401, { status_code: '401', status_message: 'Unknown Merchant server_key/id', id: randomUUID() }];
    await behaviour.whenAsked(orderCode);
    const payment = payments.get(orderCode);
    if (!payment) return [200, { status_code: '404', status_message: "Transaction doesn't exist.", id: randomUUID() }];
    if (action === 'status')
      return [200, { ...payment, order_id: orderCode, status_message: 'Success, transaction is found' }];
    if (action?.startsWith('refund')) return refund(orderCode, payment, (await bodyOf(request)) as RefundBody);
    // A card payment under review can be cancelled like one that was begun.
    if (payment.transaction_status !== 'pending' && payment.fraud_status !== 'challenge')
      return [200, { status_code: '412', status_message: 'Transaction status cannot be updated.', id: randomUUID() }];
    Object.assign(payment, { transaction_status: 'cancel', status_code: '200' });
    return [200, { ...payment, order_id: orderCode, status_message: 'Success, transaction is canceled' }];
  }

  /** The same key again answers what the first call did, and pays nothing more. */
  async function refund(
    orderCode: string,
    payment: Payment,
    { refund_key, amount, reason }: RefundBody,
  ): Promise<[number, object]> {
    const refunds = payment.refunds ?? [];
    const refuse = (status_code: string, status_message: string): [number, object] => [
      200,
      { status_code, status_message, id: randomUUID() },
    ];
    if (!refunds.some((one) => one.refund_key === refund_key)) {
      const total = refunds.reduce((sum, one) => sum + Number(one.refund_amount), amount);
      if (behaviour.refusesRefunds) {
        await behaviour.whenRefunded();
        return refuse('412', 'The issuer refuses it for now.');
      }
      if (payment.transaction_status !== 'settlement' && payment.transaction_status !== 'partial_refund')
        return refuse('412', 'Transaction status cannot be updated.');
      if (withoutRefund.has(payment.payment_type!)) return refuse('413', 'The payment type cannot be refunded.');
      if (total > Number(payment.gross_amount)) return refuse('414', 'Refund amount exceeds what is left.');
      payment.refunds = [...refunds, { refund_key, refund_amount: `${amount}.00`, reason }];
      payment.transaction_status = total === Number(payment.gross_amount) ? 'refund' : 'partial_refund';
    }
    await behaviour.whenRefunded();
    if (behaviour.losesRefundAnswers) return [503, {}];
    return [
      200,
      {
        ...payment,
        status_code: '200',
        order_id: orderCode,
        refund_key,
        status_message: 'Success, refund request is approved',
      },
    ];
  }

  async function openPage(request: SnapRequest): Promise<[number, object]> {
    const { order_id, gross_amount } = request.transaction_details;
    await behaviour.whenAsked(order_id);
    if (payments.has(order_id)) return [400, { error_messages: ['transaction_details.order_id sudah digunakan'] }];
    const sum = request.item_details.reduce((total, { price, quantity }) => total + price * quantity, 0);
    if (sum !== gross_amount)
      return [400, { error_messages: ['transaction_details.gross_amount is not equal to the sum of item_details'] }];
    const token = randomUUID();
    pages.set(token, { orderCode: order_id, isCancelled: false });
    opened.push(request);
    return [201, { token, redirect_url: `${url}/snap/v4/redirection/${token}` }];
  }

  function cancelPage(token: string): [number, object] {
    const page = pages.get(token);
    if (!page) return [404, { error_messages: ['token not found'] }];
    if (page.isCancelled) return [409, { error_messages: ['token already canceled'] }];
    if (payments.get(page.orderCode)?.transaction_status === 'pending')
      return [409, { error_messages: ['Transaction is in progress'] }];
    page.isCancelled = true;
    return [200, { canceled_at: new Date().toISOString() }];
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(`${request.method} ${path.replace(/[\w-]{36}/, ':token')}`);
    if (behaviour.isSilent) return;
    if (behaviour.isDown) {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<html>Service Unavailable</html>');
      return;
    }
    void answer(request.method ?? '', path, request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const notification = (orderCode: string, changes: Partial<Payment> = {}): GatewayNotification => {
    const { refunds, ...payment } = { ...payments.get(orderCode)!, ...changes };
    const signed = { order_id: orderCode, status_code: payment.status_code, gross_amount: payment.gross_amount };
    return {
      ...payment,
      ...signed,
      ...(refunds && { refunds, refund_key: refunds.at(-1)?.refund_key ?? '' }),
      currency: 'IDR',
      signature_key: signatureOf(signed, serverKey),
    };
  };

  return {
    url,
    pages,
    opened,
    calls,
    behaviour,
    notification,
    settings: {
      PAYMENT_GATEWAY: 'midtrans',
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_SNAP_URL: url,
      MIDTRANS_API_URL: url,
    },
    /** Somebody does something on the page, or the bank does; answers what Midtrans would send about it. */
    become(orderCode: string, transaction_status: string, changes: Partial<Payment> = {}) {
      const request = opened.find(({ transaction_details }) => transaction_details.order_id === orderCode);
      const known = payments.get(orderCode) ?? {
        transaction_id: randomUUID(),
        gross_amount: `${request?.transaction_details.gross_amount ?? 0}.00`,
        payment_type: paymentTypeOf(request?.enabled_payments),
      };
      payments.set(orderCode, {
        ...known,
        transaction_status,
        status_code: statusCodes[transaction_status] ?? '200',
        ...changes,
      });
      return notification(orderCode);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const withoutRefund = new Set(['bank_transfer', 'echannel', 'cstore']);
/** What the buyer picks on the page, where only some are offered. */
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
