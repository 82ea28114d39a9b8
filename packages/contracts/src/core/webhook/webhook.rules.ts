import { callableAddressRefusal, isCallableAddress } from '../../web-address.ts';

/** Events that a mitra may subscribe to. */
export const webhookEventNames = [
  'order.paid',
  'participant.enrolled',
  'lesson.passed',
  'class.finished',
  'certificate.issued',
  'order.refunded',
] as const;
export type WebhookEventName = (typeof webhookEventNames)[number];

/** Event of the test button, which no subscription names. */
export const webhookTest = 'webhook.test';
export const deliveredEventNames = [...webhookEventNames, webhookTest] as const;
export type DeliveredEventName = (typeof deliveredEventNames)[number];

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Reasons for which nothing is sent to a webhook: its mitra wanted so, or a week of failures. */
export const webhookStops = ['partner', 'failures'] as const;
export type WebhookStop = (typeof webhookStops)[number];

/** Maximum of webhooks of a mitra. */
export const maxWebhooks = 10;
/** Days that deliveries stay in the log. */
export const webhookLogDays = 30;
/** Hours in which the former secret signs beside its successor. */
export const rotationHours = 24;
/** Days of failures without a success after which a webhook is switched off. */
export const failureDays = 7;

/**
 * Minutes from a failed attempt to the next one: ten attempts within three days. Afterwards a delivery is sent again by
 * hand only.
 */
export const retryMinutes = [1, 5, 30, 120, 300, 600, 840, 1080, 1320] as const;

export const maxWebhookAddress = 500;

export const webhookRules = {
  address: {
    kind: 'text',
    max: maxWebhookAddress,
    missing: 'Tulis alamat yang menerima webhook',
    check: (typed: string) => (isCallableAddress(typed) ? null : callableAddressRefusal),
  },
} as const;
