import { mediaIdOf } from '@sinau/contracts/core/media/media.rules';
import type { ProfileUpdate } from '@sinau/contracts/storefront/profile/profile.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { attachMedia } from '../../core/media/index.ts';
import { presentOwnProfile, presentPublicProfile } from './profile.presenter.ts';
import { detachAvatar, findAvatar, findPublicProfile, findTaughtClasses, updateProfile } from './profile.queries.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

const shownClasses = 12;

export function createProfileService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Changes the photo: the new one has to be a public picture of the caller's; the old one is released. */
  const changeAvatar = async (tx: Db, actor: Actor, avatar: string | null) => {
    const former = await findAvatar(tx, actor.id);
    if (former === avatar) return;
    const mediaId = avatar && mediaIdOf(avatar);
    if (mediaId) {
      const media = await attachMedia(tx, mediaId, actor, clock.now());
      if (media?.kind !== 'image' || media.purpose !== 'public')
        throw new AppError('invalid_input', { fields: { avatar: 'Foto ini tidak ditemukan. Unggah lagi.' } });
    }
    await detachAvatar(tx, actor.id, former);
  };

  return {
    async detail(viewer: Actor | null, { id: ref }: { id: string }) {
      const row = required(await findPublicProfile(db, viewer?.id ?? null, ref));
      return presentPublicProfile(row, await findTaughtClasses(db, row.id, shownClasses));
    },

    async update(actor: Actor, update: ProfileUpdate) {
      try {
        return await db.$transaction(async (tx) => {
          if (update.avatar !== undefined) await changeAvatar(tx, actor, update.avatar);
          const row = await updateProfile(tx, actor.id, update);
          return presentOwnProfile(row, await findTaughtClasses(tx, actor.id, shownClasses));
        });
      } catch (error) {
        if (isUniqueViolation(error, 'slug'))
          throw new AppError('profile_slug_taken', { fields: { slug: 'Alamat ini sudah dipakai' }, cause: error });
        throw error;
      }
    },
  };
}
