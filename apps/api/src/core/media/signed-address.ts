import { packageIndex } from '@sinau/contracts/core/media/package.rules';
import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';
import type { MediaRow } from './media.queries.ts';

type SigningKey = Pick<Keys, 'media'>;
const signingOf = (keys: SigningKey, purpose = '') => ({ key: keys.media, purpose });
/** An address of a package opens the files that it consists of, and never what they lie in. */
const packagePurpose = 'package:';
/** How long somebody may work in a package before it has to be opened anew. */
const packageHours = 6;

/**
 * An address that opens a file of a lesson or a submission to whoever holds it, for as long as it takes to play it and an hour. The token
 * stands before the name, so that a file may refer to its neighbours. That of a package opens its first page.
 */
export function signMediaAddress(
  keys: SigningKey,
  media: Pick<MediaRow, 'id' | 'kind' | 'fileName' | 'durationSeconds'>,
  now: Date,
) {
  if (media.kind === 'package') {
    const expiresAt = later(now, hours(packageHours));
    const token = signToken(signingOf(keys, packagePurpose), media.id, expiresAt);
    return { address: `/api/media/package/${token}/${packageIndex}`, expiresAt };
  }
  const expiresAt = later(now, hours(1) + Math.ceil(media.durationSeconds ?? 0) * 1000);
  return { address: `/api/media/file/${signToken(signingOf(keys), media.id, expiresAt)}/${media.fileName}`, expiresAt };
}

/** The media that a token was signed for. One that was altered names nothing; one that ran out says so. */
export const readMediaToken = (keys: SigningKey, token: string, now: Date) =>
  readUnexpired(readToken(signingOf(keys), token, now));
export const readPackageToken = (keys: SigningKey, token: string, now: Date) =>
  readUnexpired(readToken(signingOf(keys, packagePurpose), token, now));

function readUnexpired(media: ReturnType<typeof readToken>) {
  if (!media) throw new AppError('not_found');
  if (media.secondsLeft === 0) throw new AppError('media_address_expired');
  return media;
}
