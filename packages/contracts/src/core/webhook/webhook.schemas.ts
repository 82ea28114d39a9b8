import { z } from 'zod';
import { callableAddressRefusal, isCallableAddress } from '../../web-address.ts';
import { instant, uuid } from '../../fields.ts';
import {
  deliveredEventNames,
  maxWebhookAddress,
  webhookDeliveryStates,
  webhookEventNames,
  webhookStops,
} from './webhook.rules.ts';

const address = z.string().trim().max(maxWebhookAddress).refine(isCallableAddress, callableAddressRefusal);
const events = z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length);

export const webhookCreation = z.object({ address, events });
export type WebhookCreation = z.infer<typeof webhookCreation>;
export const webhookUpdate = webhookCreation.partial();

export const webhook = z.object({
  id: uuid,
  address: z.string(),
  events,
  /** Until when the former secret signs, too; null without one. */
  rotatesUntil: instant.nullable(),
  /** Since when every attempt has failed; null while the last one succeeded. */
  failingSince: instant.nullable(),
  stop: z.object({ reason: z.enum(webhookStops), at: instant }).nullable(),
  createdAt: instant,
});
export type Webhook = z.infer<typeof webhook>;

/** A webhook with a new secret, which is never shown again. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const webhookDelivery = z.object({
  /** The `webhook-id` of every attempt: receivers know repeats by it. */
  id: uuid,
  event: z.enum(deliveredEventNames),
  state: z.enum(webhookDeliveryStates),
  createdAt: instant,
  attempts: z.int().nonnegative(),
  /** Status of the last answer; null where none came, and before the first attempt. */
  lastStatus: z.int().nullable(),
  /** When it is sent next; null unless it waits. */
  nextTryAt: instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookAttempt = z.object({
  id: uuid,
  at: instant,
  milliseconds: z.int().nonnegative(),
  /** Null where no answer came. */
  status: z.int().nullable(),
  /** Beginning of the answer. */
  answer: z.string(),
  /** Reason why no answer came, in a sentence. */
  problem: z.string().nullable(),
});

export const webhookDeliveryDetail = webhookDelivery.extend({
  /** Exactly what is sent, which is what the signature is of. */
  body: z.string(),
  /** The newest first, 50 at most. */
  attemptList: z.array(webhookAttempt),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>;
