import { mediaIdOf } from '@sinau/contracts/core/media/media.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { attachMedia, type MediaOwner } from './media.queries.ts';

/**
 * Attaches an uploaded picture to the record that shows it, such as a cover to its class; it has to be the owner's, and
 * public.
 */
export async function attachCover(
  tx: Db,
  owner: MediaOwner,
  address: string | null | undefined,
  now: Date,
  field = 'thumbnail',
) {
  const mediaId = address && mediaIdOf(address);
  if (!mediaId) return;
  const media = await attachMedia(tx, mediaId, owner, now);
  if (media?.kind !== 'image' || media.purpose !== 'public')
    throw new AppError('invalid_input', { fields: { [field]: 'Gambar ini tidak ditemukan. Unggah lagi.' } });
}
