import { screens } from '@sinau/contracts';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { inJakarta } from '@sinau/format/calendar';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { minutes } from '../clock.ts';
import type { Log } from '../logger.ts';
import {
  methodsWithoutRefundRail,
  type PaymentGateway,
  type PaymentReport,
  type PaymentRequest,
  type PaymentState,
  type RefundOutcome,
  type RefundRequest,
} from './gateway.ts';
import { hasSignature } from './signature.ts';

interface Settings {
  readonly serverKey: string;
  /** Address of Snap: https://app.midtrans.com, or the sandbox's. */
  readonly snapUrl: string;
  /** Address of the payments API: https://api.midtrans.com, or the sandbox's. */
  readonly apiUrl: string;
  /** Address that the buyer returns to. */
  readonly publicUrl: string;
  readonly log: Log;
  /** Milliseconds to wait for an answer: longer than Midtrans needs, shorter than a buyer waits. */
  readonly timeout?: number;
}

const snapAnswer = z.object({ token: z.string().min(1), redirect_url: z.url() });
const snapRefusal = z.object({ error_messages: z.array(z.string()) });
/** The outcome is in the body: HTTP says 200 for a payment that does not exist, too. */
const paymentAnswer = z.object({
  status_code: z.string(),
  transaction_status: z.string().optional(),
  fraud_status: z.string().optional(),
  gross_amount: z.string().optional(),
  payment_type: z.string().optional(),
  refunds: z
    .array(z.object({ refund_key: z.string().optional(), refund_amount: z.union([z.string(), z.number()]) }))
    .optional(),
});

/** Error of a call whose MIDTRANS_SERVER_KEY Midtrans does not know. */
export class ServerKeyRefused extends Error {
  override readonly message = 'The server key was refused';
}

/**
 * Creates the gateway of Midtrans by Snap: its page takes the money, we query it and are notified (docs.midtrans.com).
 */
export function createMidtrans({
  serverKey,
  snapUrl,
  apiUrl,
  publicUrl,
  log,
  timeout = 10_000,
}: Settings): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;

  async function ask(method: 'GET' | 'POST', url: string, body?: object) {
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      const answer: unknown = await response.json();
      if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
      return { status: response.status, answer };
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  const read = <S extends z.ZodType>(
    schema: S,
    { status, answer }: { status: number; answer: unknown },
  ): z.output<S> => {
    const result = schema.safeParse(answer);
    if (!result.success) throw unavailable(new Error(`HTTP ${status}: ${messagesOf(answer)}`));
    return result.data;
  };

  const unavailable = (cause: unknown) => {
    log.warn({ err: cause, gateway: 'midtrans' }, 'payment gateway');
    return new AppError('payment_unavailable', { cause });
  };

  const askPayment = async (method: 'GET' | 'POST', orderCode: string, what: string, body?: object) => {
    const answer = read(
      paymentAnswer,
      await ask(method, `${apiUrl}/v2/${encodeURIComponent(orderCode)}/${what}`, body),
    );
    if (answer.status_code === '401') throw unavailable(new ServerKeyRefused());
    return answer;
  };

  const status = async (orderCode: string) => {
    const answer = await askPayment('GET', orderCode, 'status');
    if (answer.status_code === '404') return null;
    const report = reportOf(answer);
    if (!report)
      throw unavailable(new Error(`code ${answer.status_code}, status ${answer.transaction_status ?? 'missing'}`));
    return report;
  };

  /** Ends the payment that was begun on the page, if any; false if it cannot be ended. */
  const cancelPayment = async (orderCode: string) => {
    const { status_code } = await askPayment('POST', orderCode, 'cancel');
    if (status_code === '200' || status_code === '404') return true;
    const state = (await status(orderCode))?.state;
    if (state === 'pending') throw unavailable(new Error(`code ${status_code}`));
    return state === 'denied' || state === 'cancelled' || state === 'expired';
  };

  /** Closes the page, where another payment could be begun. */
  const cancelPage = async (token: string) => {
    const answered = await ask('POST', `${snapUrl}/snap/v1/transactions/${encodeURIComponent(token)}/cancel`);
    const refusal = answered.status >= 400 ? messagesOf(answered.answer) : '';
    // A page that is already closed or missing is fine. One in progress means that a payment was begun just now.
    if (/in progress/i.test(refusal)) throw unavailable(new Error(refusal));
  };

  /** Checks first whether it was paid already: a lost answer is no reason to repeat the refund. */
  const refund = async ({ orderCode, key, amount, reason }: RefundRequest): Promise<RefundOutcome> => {
    const isPaid = (answer: Answer) => refundsIn(answer).some((one) => one.key === key);
    const payment = await askPayment('GET', orderCode, 'status');
    if (isPaid(payment)) return 'paid';
    const rail = refundRails[payment.payment_type ?? ''];
    if (payment.status_code === '404' || !rail) return 'impossible';
    // A card payment can be refunded once it is settled, within a day.
    if (payment.transaction_status === 'capture') throw unavailable(new Error('not settled yet'));
    const answer = await askPayment('POST', orderCode, rail, { refund_key: key, amount, reason });
    if (answer.status_code === '200') return 'paid';
    if (!definiteRefusals.has(answer.status_code)) throw unavailable(new Error(`code ${answer.status_code}`));
    log.warn({ gateway: 'midtrans', order: orderCode, code: answer.status_code }, 'refund refused');
    return isPaid(await askPayment('GET', orderCode, 'status')) ? 'paid' : 'refused';
  };

  return {
    name: 'midtrans',

    async open(payment) {
      const { token, redirect_url } = read(
        snapAnswer,
        await ask('POST', `${snapUrl}/snap/v1/transactions`, snapRequest(payment, publicUrl)),
      );
      return { reference: token, redirectUrl: redirect_url };
    },

    status,

    async cancel({ orderCode, reference }) {
      if (!(await cancelPayment(orderCode))) return false;
      if (reference) await cancelPage(reference);
      return true;
    },

    hasRefundRail: (method) => method === null || !methodsWithoutRefundRail.has(method),

    refund,

    announced,

    isGenuine: (notification) => hasSignature(notification, serverKey),
  };
}

const messagesOf = (answer: unknown) =>
  snapRefusal.safeParse(answer).data?.error_messages.join('; ') ?? 'an answer of another form';

const enabledPayments: Record<PaymentMethodCode, readonly string[]> = {
  qris: ['other_qris'],
  bank_transfer: ['bca_va', 'bni_va', 'bri_va', 'permata_va', 'echannel', 'cimb_va', 'other_va'],
  e_wallet: ['gopay', 'shopeepay'],
  card: ['credit_card'],
  retail: ['indomaret', 'alfamart'],
};

/** Refund addresses by payment method; the other methods have no refund. */
const refundRails: Record<string, string> = {
  credit_card: 'refund',
  gopay: 'refund/online/direct',
  qris: 'refund/online/direct',
  shopeepay: 'refund/online/direct',
  dana: 'refund',
  ovo: 'refund',
  akulaku: 'refund/online/direct',
  kredivo: 'refund/online/direct',
};

/**
 * Answers after which nothing was paid: the status, the amount or the time of day does not allow it. Others say
 * nothing.
 */
const definiteRefusals = new Set(['400', '402', '404', '406', '410', '411', '412', '413', '414']);

const snapRequest = (
  { orderCode, total, method, createdAt, expiresAt, buyer, lines }: PaymentRequest,
  publicUrl: string,
) => ({
  transaction_details: { order_id: orderCode, gross_amount: total },
  item_details: lines.map(({ classId, title, paid }) => ({
    id: classId,
    name: title.slice(0, 50).toWellFormed(),
    price: paid,
    quantity: 1,
  })),
  customer_details: {
    first_name: buyer.fullname.slice(0, 255).toWellFormed(),
    email: buyer.email,
    ...(buyer.phone && { phone: buyer.phone }),
  },
  credit_card: { secure: true },
  ...(method && { enabled_payments: enabledPayments[method] }),
  // Without a start the countdown would begin when the buyer picks a payment method, and outlive the order.
  expiry: {
    start_time: inJakarta(createdAt, 'YYYY-MM-DD HH:mm:ss ZZ'),
    unit: 'minute',
    // A whole number of minutes; an order that replaces another may have seconds left.
    duration: Math.max(1, Math.round((expiresAt.getTime() - createdAt.getTime()) / minutes(1))),
  },
  callbacks: {
    finish: publicUrl + screens.paymentFinish(orderCode),
    unfinish: publicUrl + screens.paymentUnfinish(orderCode),
    error: publicUrl + screens.paymentError(orderCode, 'FAILED'),
  },
});

type Answer = z.infer<typeof paymentAnswer>;

/** Reads a notification, which has the fields of an answer. */
export function announced(notification: GatewayNotification) {
  const { data } = paymentAnswer.safeParse(notification);
  return data ? reportOf(data) : null;
}

/** Reports a payment; null for an unknown status. */
export function reportOf(answer: Answer): PaymentReport | null {
  const state = stateOf(answer);
  const refunds = refundsIn(answer);
  return state && { state, amount: amountOf(answer.gross_amount), ...(refunds.length > 0 && { refunds }) };
}

const refundsIn = ({ refunds = [] }: Answer) =>
  // A refund without a key is identified by its position: the list only grows.
  refunds.flatMap(({ refund_key: key, refund_amount }, index) => {
    const amount = amountOf(String(refund_amount));
    return amount === null ? [] : [{ key: key || `#${index + 1}`, amount }];
  });

function stateOf({ transaction_status, fraud_status, status_code }: Answer): PaymentState | null {
  switch (transaction_status) {
    case 'authorize':
    case 'pending':
      return 'pending';
    case 'capture':
      return fraud_status === 'accept' && status_code === '200'
        ? 'paid'
        : fraud_status === 'deny'
          ? 'denied'
          : 'review';
    case 'settlement':
      return status_code === '200' ? 'paid' : 'pending';
    case 'deny':
    case 'failure':
      return 'denied';
    case 'cancel':
      return 'cancelled';
    case 'expire':
      return 'expired';
    case 'refund':
      return 'refunded';
    case 'partial_refund':
      return 'partly_refunded';
    case 'chargeback':
    case 'partial_chargeback':
      return 'charged_back';
    default:
      return null;
  }
}

const amountOf = (text = '') => (/^\d{1,12}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : null);
