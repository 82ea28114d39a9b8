import { packageIndex } from '@sinau/contracts/core/media/package.rules';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import { readToken, signToken } from '../../platform/signed-token.ts';
import type { MediaRow } from './media.queries.ts';

type SigningKey = Pick<Keys, 'media'>;
const signingOf = (keys: SigningKey, purpose = '') => ({ key: keys.media, purpose });
/** Purpose of package tokens: they open the files of the package, and never the file that contains them. */
const packagePurpose = 'package:';
/** Hours in which a package may be used before it has to be opened again. */
const packageHours = 6;

/** Signature of addresses: its key, its time, and the participant whose access the addresses end with, if any. */
export interface Signing {
  readonly keys: SigningKey;
  readonly now: Date;
  readonly participantId?: string | undefined;
}

/**
 * Signs an address that opens a file of a lesson or a submission to its holder, for its playing time and an hour. The
 * token comes before the name, so that a file may refer to its neighbors. The address of a package opens its first
 * page.
 */
export function signMediaAddress(
  { keys, now, participantId }: Signing,
  media: Pick<MediaRow, 'id' | 'kind' | 'fileName' | 'durationSeconds' | 'manifest'>,
) {
  const subject = participantId ? `${media.id}_${participantId}` : media.id;
  if (media.kind === 'package') {
    const expiresAt = later(now, hours(packageHours));
    const token = signToken(signingOf(keys, packagePurpose), subject, expiresAt);
    return { address: `/api/media/package/${token}/${firstPageOf(media)}`, expiresAt };
  }
  const expiresAt = later(now, hours(1) + Math.ceil(media.durationSeconds ?? 0) * 1000);
  return { address: `/api/media/file/${signToken(signingOf(keys), subject, expiresAt)}/${media.fileName}`, expiresAt };
}

/** The page that a package begins with. Those of the other parts of a SCORM package stand beside it. */
const firstPageOf = ({ manifest }: Pick<MediaRow, 'manifest'>) =>
  (manifest as unknown as PackageManifest | null)?.parts[0]!.path ?? packageIndex;

/**
 * Returns the media that a token was signed for, and the participant who needs access to open it, if any. An altered
 * token is not found; an expired one is reported as expired.
 */
export const readMediaToken = (keys: SigningKey, token: string, now: Date) =>
  readUnexpired(readToken(signingOf(keys), token, now));
export const readPackageToken = (keys: SigningKey, token: string, now: Date) =>
  readUnexpired(readToken(signingOf(keys, packagePurpose), token, now));

function readUnexpired(media: ReturnType<typeof readToken>) {
  if (!media) throw new AppError('not_found');
  if (media.secondsLeft === 0) throw new AppError('media_address_expired');
  const [id = '', participantId = null] = media.id.split('_');
  return { id, participantId, secondsLeft: media.secondsLeft };
}
