import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';

export interface PaymentRequest {
  /** The payment's name, at the gateway and here. */
  readonly orderCode: string;
  /** Whole rupiah; the sum of the lines. */
  readonly total: number;
  /** Null leaves the choice to the gateway's page. */
  readonly method: PaymentMethodCode | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly buyer: {
    readonly id: string;
    readonly fullname: string;
    readonly email: string;
    readonly phone: string | null;
  };
  readonly lines: readonly { readonly classId: string; readonly title: string; readonly paid: number }[];
}

/** The last three follow a payment: a part of it or all went back, or the buyer's bank disputes it. */
export type PaymentState =
  | 'pending'
  | 'review'
  | 'paid'
  | 'denied'
  | 'cancelled'
  | 'expired'
  | 'partly_refunded'
  | 'refunded'
  | 'charged_back';

/** What the gateway paid back, under the key that it was asked with, or one of its own. */
export interface GatewayRefund {
  readonly key: string;
  readonly amount: number;
}

/** The gateway's word on a payment. The amount is null if it is not in whole rupiah. */
export interface PaymentReport {
  readonly state: PaymentState;
  readonly amount: number | null;
  readonly refunds?: readonly GatewayRefund[];
}

export type RefundOutcome = 'paid' | 'refused' | 'impossible';

export interface RefundRequest extends GatewayRefund {
  readonly orderCode: string;
  readonly reason: string;
}

/** The payment gateway. Each call refuses with `payment_unavailable` while the gateway cannot be reached. */
export interface PaymentGateway {
  readonly name: 'midtrans' | 'simulator';
  /** Asking twice for one order is safe: it can be paid once. */
  open(payment: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>;
  /** Null while nobody has begun to pay. */
  status(orderCode: string): Promise<PaymentReport | null>;
  /** Closes the payment and its page; false if money came, as `status` then tells. */
  cancel(payment: { readonly orderCode: string; readonly reference: string | null }): Promise<boolean>;
  /** Whether money that came this way can go back through the gateway, as far as the way is known. */
  hasRefundRail(method: PaymentMethodCode | null): boolean;
  /**
   * Pays a part of a payment back, or all of it. Asking again with the same key is safe: it is paid once. `refused` may be
   * another answer at another time of day, `impossible` is not.
   */
  refund(refund: RefundRequest): Promise<RefundOutcome>;
  /** What a notification says; null where it says nothing that we know. */
  announced(notification: GatewayNotification): PaymentReport | null;
  /** Whether the gateway, and nobody else, wrote this. */
  isGenuine(notification: GatewayNotification): boolean;
}

/** Neither a virtual account nor a counter takes money back (docs.midtrans.com, "Refund Transactions"). */
export const methodsWithoutRefundRail: ReadonlySet<PaymentMethodCode> = new Set(['bank_transfer', 'retail']);
