import { createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../platform/keys.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';

const prefix = 'whsec_';

/** Draws a secret as Standard Webhooks writes it. */
export const newSecret = () => `${prefix}${randomBytes(32).toString('base64')}`;

const sealOf = ({ bank }: Pick<Keys, 'bank'>, webhookId: string) => ({ key: bank, owner: `webhook ${webhookId}` });
/** Seals a secret: signing needs it, so that a hash would not do. */
export const sealSecret = (keys: Pick<Keys, 'bank'>, webhookId: string, secret: string) =>
  sealText(sealOf(keys, webhookId), secret);
export const openSecret = (keys: Pick<Keys, 'bank'>, webhookId: string, sealed: string) =>
  openText(sealOf(keys, webhookId), sealed);

interface Message {
  readonly id: string;
  /** When this attempt is made. */
  readonly at: Date;
  readonly body: string;
}

/** Returns the headers of an attempt, with a signature by each secret. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]) {
  const timestamp = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Sinau-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
