import type { ListQuery } from '@sinau/contracts/list-query';
import type { MitraAnswers } from '@sinau/contracts/mitra/mitra.schemas';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { safeSlugOf, withFreeSlug } from '../../platform/slugs.ts';
import { presentApplication, presentMitra } from './mitra.presenter.ts';
import {
  countMitra,
  findApplicant,
  findLatestApplication,
  findMitra,
  findOwnedMitra,
  findOwnMitra,
  insertApplication,
  insertMitra,
  updateActiveMitra,
  updateMitraReapplied,
} from './mitra.queries.ts';

export type MitraService = ReturnType<typeof createMitraService>;
type DirectoryQuery = ListQuery & { filter?: { mine?: true | undefined } | undefined };

export function createMitraService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async application(userId: string) {
      const row = await findLatestApplication(db, userId);
      return row && presentApplication(row);
    },

    async list(userId: string | null, query: DirectoryQuery) {
      const where = {
        ...(query.filter?.mine
          ? { members: { some: { userId: { in: userId ? [userId] : [] } } } }
          : { status: 'Verified' as const }),
        ...(query.keyword && { name: containing(query.keyword) }),
      };
      const orderBy = [
        ...sortingOf(query, [['name', 'asc']]).map(([name, direction]) => ({ [name]: direction })),
        { id: 'asc' as const },
      ];
      const [rows, total] = await Promise.all([
        findMitra(db, userId, { where, orderBy, ...pageOf(query) }),
        countMitra(db, where),
      ]);
      return listAnswer(query, rows.map(presentMitra), total);
    },

    async create(userId: string, answers: MitraAnswers) {
      const { emailVerifiedAt } = await findApplicant(db, userId);
      if (!emailVerifiedAt) throw new AppError('email_not_verified');
      const rejected = await findRejected(db, userId);
      try {
        const application = await withFreeSlug(safeSlugOf(answers.name, 'mitra'), (slug) =>
          db.$transaction(async (tx) => {
            const submittedAt = clock.now();
            const shown = { name: answers.name, about: answers.about, slug };
            const mitraId = rejected
              ? await reapply(tx, rejected, shown)
              : (await insertMitra(tx, { ...shown, ownerId: userId, createdAt: submittedAt })).id;
            await updateActiveMitra(tx, userId, mitraId);
            return insertApplication(tx, answers, { mitraId, applicantId: userId, submittedAt });
          }),
        );
        return presentApplication(application);
      } catch (error) {
        if (isUniqueViolation(error, 'MitraApplication_one_pending'))
          throw new AppError('mitra_application_pending', { cause: error });
        if (isForeignKeyViolation(error))
          throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini sudah tidak ada' }, cause: error });
        throw error;
      }
    },

    async switchTo(userId: string, mitraId: string) {
      const row = await findOwnMitra(db, userId, mitraId);
      if (!row) throw new AppError('not_found');
      await updateActiveMitra(db, userId, mitraId);
      return presentMitra(row);
    },
  };
}

/** The mitra to apply for again, if there is one; refuses those who own one already. */
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
