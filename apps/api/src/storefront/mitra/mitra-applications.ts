import type { MitraCreation } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { safeSlugOf, withFreeSlug } from '../../platform/slugs.ts';
import { insertAgreements } from '../../core/legal/index.ts';
import { insertApplication } from './application.queries.ts';
import { addDocuments } from './application.service.ts';
import {
  findApplicant,
  findOwnedMitra,
  insertMitra,
  updateActiveMitra,
  updateMitraReapplied,
} from './mitra.queries.ts';

/** Stores what users answer to become partners. */
export const createMitraApplications = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  async create(actor: Actor, { documents, ...answers }: Omit<MitraCreation, 'isAgreed'>) {
    const { id: userId } = actor;
    const { emailVerifiedAt } = await findApplicant(db, userId);
    if (!emailVerifiedAt) throw new AppError('email_not_verified');
    const rejected = await findRejected(db, userId);
    try {
      return await withFreeSlug(safeSlugOf(answers.name, 'mitra'), (slug) =>
        db.$transaction(async (tx) => {
          const submittedAt = clock.now();
          const shown = { name: answers.name, about: answers.about, slug };
          const mitraId = rejected
            ? await reapply(tx, rejected, shown)
            : (await insertMitra(tx, { ...shown, ownerId: userId, createdAt: submittedAt })).id;
          await updateActiveMitra(tx, userId, mitraId);
          await insertAgreements(tx, userId, ['mitra-terms'], submittedAt);
          const { id } = await insertApplication(tx, answers, { mitraId, applicantId: userId, submittedAt });
          await addDocuments(tx, actor, id, documents, submittedAt);
          return { id, mitraId };
        }),
      );
    } catch (error) {
      if (isUniqueViolation(error, 'MitraApplication_one_pending'))
        throw new AppError('mitra_application_pending', { cause: error });
      if (isForeignKeyViolation(error))
        throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini sudah tidak ada' }, cause: error });
      throw error;
    }
  },
});

/** Finds the mitra to apply for again, if there is one; refuses a user who owns one already. */
async function findRejected(db: Db, userId: string) {
  const owned = await findOwnedMitra(db, userId);
  if (owned.some(({ status }) => status === 'Verified')) throw new AppError('mitra_already_owned');
  if (owned.some(({ status }) => status === 'Pending')) throw new AppError('mitra_application_pending');
  return owned[0]?.id ?? null;
}

async function reapply(tx: Db, mitraId: string, shown: { name: string; about: string; slug: string }) {
  if (!(await updateMitraReapplied(tx, mitraId, shown))) throw new AppError('mitra_application_pending');
  return mitraId;
}
