import type { QueryOf } from '@sinau/contracts';
import type { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import type { MitraAnswers, MitraPage } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { safeSlugOf, withFreeSlug } from '../../platform/slugs.ts';
import type { CatalogService } from '../catalog/index.ts';
import { insertAgreements } from '../../core/legal/index.ts';
import { presentApplication, presentMitra } from './mitra.presenter.ts';
import {
  findApplicant,
  findLatestApplication,
  findMitra,
  findMitraPage,
  findOwnedMitra,
  findOwnMitra,
  findVerifiedMitra,
  insertApplication,
  insertMitra,
  updateActiveMitra,
  updateMitraReapplied,
} from './mitra.queries.ts';

export type MitraService = ReturnType<typeof createMitraService>;

/** Id or slug of a mitra. */
interface Ref {
  readonly id: string;
}

export function createMitraService({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>, catalog: CatalogService) {
  return {
    async application({ id }: Actor) {
      const row = await findLatestApplication(db, id);
      return row && presentApplication(row);
    },

    async list(actor: Actor | null, query: QueryOf<typeof mitraEndpoints.list>) {
      const { rows, total } = await findMitra(db, actor?.id ?? null, query);
      return listAnswer(query, rows.map(presentMitra), total);
    },

    detail: async ({ id }: Ref): Promise<MitraPage> => required(await findMitraPage(sql, id)),

    async classes({ id }: Ref, query: QueryOf<typeof mitraEndpoints.classes>) {
      const { slug } = required(await findVerifiedMitra(db, id));
      return catalog.ofMitra(slug, query);
    },

    async create({ id: userId }: Actor, answers: MitraAnswers) {
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
            await insertAgreements(tx, userId, ['mitra-terms'], submittedAt);
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

    async switchTo({ id: userId }: Actor, { mitraId }: { mitraId: string }) {
      const row = required(await findOwnMitra(db, userId, mitraId));
      await updateActiveMitra(db, userId, mitraId);
      return presentMitra(row);
    },
  };
}

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
