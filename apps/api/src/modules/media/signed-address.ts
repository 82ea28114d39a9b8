import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';
import type { MediaRow } from './media.queries.ts';

type SigningKey = Pick<Keys, 'media'>;
const signingOf = (keys: SigningKey) => ({ key: keys.media, purpose: '' });

/**
 * An address that opens a file of a lesson or a submission to whoever holds it, for as long as it takes to play it and an hour. The token
 * stands before the name, so that a file may refer to its neighbours.
 */
export function signMediaAddress(
  keys: SigningKey,
  media: Pick<MediaRow, 'id' | 'fileName' | 'durationSeconds'>,
  now: Date,
) {
  const expiresAt = later(now, hours(1) + Math.ceil(media.durationSeconds ?? 0) * 1000);
  return { address: `/api/media/file/${signToken(signingOf(keys), media.id, expiresAt)}/${media.fileName}`, expiresAt };
}

/** The media that a token was signed for. One that was altered names nothing; one that ran out says so. */
export function readMediaToken(keys: SigningKey, token: string, now: Date) {
  const media = readToken(signingOf(keys), token, now);
  if (!media) throw new AppError('not_found');
  if (media.secondsLeft === 0) throw new AppError('media_address_expired');
  return media;
}
