import type { GatewayNotification } from '@sinau/contracts/payment/payment.endpoints';
import type { PaymentMethodCode } from '@sinau/contracts/transaction/transaction.schemas';

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

/** `reversed` is money that went back or is disputed. */
export type PaymentState = 'pending' | 'review' | 'paid' | 'denied' | 'cancelled' | 'expired' | 'reversed';

/** The gateway's word on a payment. The amount is null if it is not in whole rupiah. */
export interface PaymentReport {
  readonly state: PaymentState;
  readonly amount: number | null;
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
  /** Whether the gateway, and nobody else, wrote this. */
  isGenuine(notification: GatewayNotification): boolean;
}
