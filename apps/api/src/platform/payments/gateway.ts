import type { GatewayNotification } from '@sinau/contracts/payment/payment.endpoints';
import type { PaymentMethodCode } from '@sinau/contracts/transaction/transaction.schemas';

export interface PaymentRequest {
  /** What the gateway and we call the payment. */
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

/** How a payment stands, in the gateway's own word. The amount is null where it is no whole rupiah. */
export interface PaymentReport {
  readonly state: PaymentState;
  readonly amount: number | null;
}

/** What takes the money. Each call refuses with `payment_unavailable` while the gateway cannot be reached. */
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
