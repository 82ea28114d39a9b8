import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { hours } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import type { MediaRow } from './media.queries.ts';

type SigningKey = Pick<Keys, 'media'>;

/**
 * An address that opens a lesson's file to whoever holds it, for as long as it takes to play it and an hour. The token
 * stands before the name, so that a file may refer to its neighbours.
 */
export function signMediaAddress(
  keys: SigningKey,
  media: Pick<MediaRow, 'id' | 'fileName' | 'durationSeconds'>,
  now: Date,
) {
  const expires = Math.ceil((now.getTime() + hours(1)) / 1000 + (media.durationSeconds ?? 0));
  const claim = `${media.id}.${expires.toString(36)}`;
  return {
    address: `/api/media/file/${claim}.${signatureOf(keys, claim).toString('base64url')}/${media.fileName}`,
    expiresAt: new Date(expires * 1000),
  };
}

/** The media that a token was signed for. One that was altered names nothing; one that ran out says so. */
export function readMediaToken(keys: SigningKey, token: string, now: Date) {
  const [id = '', expires = '', signature = ''] = token.split('.');
  const expected = signatureOf(keys, `${id}.${expires}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('not_found');

  const secondsLeft = parseInt(expires, 36) - Math.floor(now.getTime() / 1000);
  if (secondsLeft <= 0) throw new AppError('media_address_expired');
  return { id, secondsLeft };
}

const signatureOf = (keys: SigningKey, claim: string) => createHmac('sha256', keys.media).update(claim).digest();
