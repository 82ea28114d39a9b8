import { screens } from '@sinau/contracts';
import type { PaymentMethodCode } from '@sinau/contracts/transaction/transaction.schemas';
import { inJakarta } from '@sinau/format/calendar';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { minutes } from '../clock.ts';
import type { Log } from '../logger.ts';
import type { PaymentGateway, PaymentReport, PaymentRequest, PaymentState } from './gateway.ts';
import { hasSignature } from './signature.ts';

interface Settings {
  readonly serverKey: string;
  /** Where Snap's pages are made: https://app.midtrans.com, or the sandbox's. */
  readonly snapUrl: string;
  /** Where payments are asked for: https://api.midtrans.com, or the sandbox's. */
  readonly apiUrl: string;
  /** Where the buyer returns to. */
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
});

/** Midtrans by Snap: its page takes the money, we ask and are told (docs.midtrans.com). */
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

  const askPayment = async (method: 'GET' | 'POST', orderCode: string, what: 'status' | 'cancel') => {
    const answer = read(paymentAnswer, await ask(method, `${apiUrl}/v2/${encodeURIComponent(orderCode)}/${what}`));
    if (answer.status_code === '401') throw unavailable(new Error('the server key was refused'));
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
    // A page that is already closed or gone is fine. One in progress means that a payment was begun just now.
    if (/in progress/i.test(refusal)) throw unavailable(new Error(refusal));
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
  // Without a start the countdown would begin when the buyer picks a way to pay, and outlive the order.
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

/** Null for a status that we do not know. */
export function reportOf(answer: z.infer<typeof paymentAnswer>): PaymentReport | null {
  const state = stateOf(answer);
  return state && { state, amount: amountOf(answer.gross_amount) };
}

function stateOf({
  transaction_status,
  fraud_status,
  status_code,
}: z.infer<typeof paymentAnswer>): PaymentState | null {
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
    case 'partial_refund':
    case 'chargeback':
    case 'partial_chargeback':
      return 'reversed';
    default:
      return null;
  }
}

const amountOf = (text = '') => (/^\d{1,12}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : null);
