import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';

export interface PaymentRequest {
  /** Name of the payment, at the gateway and here. */
  readonly orderCode: string;
  /** Total in whole rupiah; the sum of the lines. */
  readonly total: number;
  /** Payment method; null leaves the choice to the gateway's page. */
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

/**
 * States of a payment. The last three follow a payment: some or all of it was refunded, or the buyer's bank disputes
 * it.
 */
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

/** A refund by the gateway, under the key of the request, or one of its own. */
export interface GatewayRefund {
  readonly key: string;
  readonly amount: number;
}

/** The gateway's report on a payment. The amount is null if it is not in whole rupiah. */
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
  /** Opens a payment. Opening one order twice is safe: it can be paid once. */
  open(payment: PaymentRequest): Promise<{ reference: string; redirectUrl: string }>;
  /** Returns the status of a payment; null while it was not begun. */
  status(orderCode: string): Promise<PaymentReport | null>;
  /** Closes the payment and its page; false if money came, as `status` then reports. */
  cancel(payment: { readonly orderCode: string; readonly reference: string | null }): Promise<boolean>;
  /** Returns whether money paid by this method can be refunded through the gateway, as far as the method is known. */
  hasRefundRail(method: PaymentMethodCode | null): boolean;
  /**
   * Refunds some or all of a payment. Repeating it with the same key is safe: it is paid once. `refused` may be another
   * answer at another time of day, `impossible` is not.
   */
  refund(refund: RefundRequest): Promise<RefundOutcome>;
  /** Reads a notification; null if it has nothing that we know. */
  announced(notification: GatewayNotification): PaymentReport | null;
  /** Returns whether the gateway, and nobody else, wrote this. */
  isGenuine(notification: GatewayNotification): boolean;
}

/** Neither a virtual account nor a counter takes refunds (docs.midtrans.com, "Refund Transactions"). */
export const methodsWithoutRefundRail: ReadonlySet<PaymentMethodCode> = new Set(['bank_transfer', 'retail']);
