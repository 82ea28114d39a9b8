import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import type { Keys } from '../../platform/keys.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { MediaRow } from './media.queries.ts';
import { signMediaAddress } from './signed-address.ts';

export function presentMedia(keys: Keys, media: MediaRow, now: Date): Media {
  const signed = media.purpose === 'public' ? null : signMediaAddress({ keys, now }, media);
  return {
    id: media.id,
    kind: media.kind,
    purpose: media.purpose,
    name: media.name,
    type: media.type,
    size: Number(media.size),
    width: media.width,
    height: media.height,
    durationSeconds: media.durationSeconds,
    pageCount: media.pageCount,
    ...manifestOf(media),
    address: signed?.address ?? mediaAddress(media.id),
    addressExpiresAt: isoOrNull(signed?.expiresAt),
    preparation:
      media.state === 'preparing'
        ? { percent: media.preparedPercent ?? 0, hasFailed: media.preparationFailedAt !== null }
        : null,
    createdAt: media.createdAt.toISOString(),
  };
}

/** The manifest as it was read when the package was uploaded, for packages that have one. */
export const manifestOf = ({ manifest }: Pick<MediaRow, 'manifest'>) =>
  manifest ? { manifest: manifest as unknown as PackageManifest } : {};
