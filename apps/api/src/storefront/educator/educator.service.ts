import type { z } from 'zod';
import { maxEducators } from '@sinau/contracts/storefront/educator/educator.rules';
import type { Educator, educatorInput, educatorUpdate } from '@sinau/contracts/storefront/educator/educator.schemas';
import { mediaIdOf } from '@sinau/contracts/core/media/media.rules';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { attachMedia } from '../../core/media/index.ts';
import {
  deleteEducator,
  findClassId,
  findEducator,
  findEducators,
  insertEducator,
  lockEducators,
  updateEducator,
  updateOrder,
  type ClassKey,
  type EducatorRow,
} from './educator.queries.ts';

export type EducatorService = ReturnType<typeof createEducatorService>;

interface Key {
  readonly id: string;
}

export function createEducatorService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Attaches a new photo, which has to be a public picture of the partner's. */
  const attachPhoto = async (tx: Db, actor: Partner, photo: string | null, current: string | null = null) => {
    const mediaId = photo !== current && photo ? mediaIdOf(photo) : null;
    if (!mediaId) return;
    const media = await attachMedia(tx, mediaId, actor, clock.now());
    if (media?.kind !== 'image' || media.purpose !== 'public')
      throw new AppError('invalid_input', { fields: { photo: 'Foto ini tidak ditemukan. Unggah lagi.' } });
  };

  /** Finds an educator that the partner may access, read after locking those of the class. */
  const claim = async (tx: Db, actor: Partner, id: string) => {
    await lockEducators(tx, required(await findEducator(tx, actor, id)).classId);
    return required(await findEducator(tx, actor, id));
  };
  const idsOf = async (tx: Db, { classId, id }: EducatorRow) =>
    (await findEducators(tx, classId)).flatMap((one) => (one.id === id ? [] : [one.id]));

  return {
    async list(actor: Partner, key: ClassKey) {
      const { id } = required(await findClassId(db, actor, key));
      return { list: (await findEducators(db, id)).map(presentEducator) };
    },

    create: (actor: Partner, key: ClassKey, { photo, ...fields }: z.output<typeof educatorInput>) =>
      db.$transaction(async (tx) => {
        const { id: classId } = required(await findClassId(tx, actor, key));
        await lockEducators(tx, classId);
        const { length } = await findEducators(tx, classId);
        if (length >= maxEducators) throw new AppError('too_many_educators');
        await attachPhoto(tx, actor, photo);
        return presentEducator(
          await insertEducator(tx, { ...fields, photo, classId, position: length, createdAt: clock.now() }),
        );
      }),

    update: (actor: Partner, { id }: Key, { index, photo, ...fields }: z.output<typeof educatorUpdate>) =>
      db.$transaction(async (tx) => {
        const known = await claim(tx, actor, id);
        await attachPhoto(tx, actor, photo, known.photo);
        if (index !== undefined) await updateOrder(tx, (await idsOf(tx, known)).toSpliced(index, 0, id));
        return presentEducator(await updateEducator(tx, id, { ...fields, photo }));
      }),

    remove: (actor: Partner, { id }: Key) =>
      db.$transaction(async (tx) => {
        const known = await claim(tx, actor, id);
        await deleteEducator(tx, id);
        await updateOrder(tx, await idsOf(tx, known));
      }),
  };
}

const presentEducator = ({ id, name, title, bio, photo }: EducatorRow): Educator => ({ id, name, title, bio, photo });
