import type { QueryOf } from '@sinau/contracts';
import type { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import type { MitraCreation, MitraPage } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import type { CatalogService } from '../catalog/index.ts';
import type { ApplicationService } from './application.service.ts';
import { createMitraApplications } from './mitra-applications.ts';
import { presentMitra } from './mitra.presenter.ts';
import { findMitra, findMitraPage, findOwnMitra, findVerifiedMitra, updateActiveMitra } from './mitra.queries.ts';

export type MitraService = ReturnType<typeof createMitraService>;

/** Id or slug of a mitra. */
interface Ref {
  readonly id: string;
}

export function createMitraService(
  { db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>,
  catalog: CatalogService,
  applications: ApplicationService,
) {
  const store = createMitraApplications({ db, clock });
  return {
    async list(actor: Actor | null, query: QueryOf<typeof mitraEndpoints.list>) {
      const { rows, total } = await findMitra(db, actor?.id ?? null, query);
      return listAnswer(query, rows.map(presentMitra), total);
    },

    detail: async ({ id }: Ref): Promise<MitraPage> => required(await findMitraPage(sql, id)),

    async classes({ id }: Ref, query: QueryOf<typeof mitraEndpoints.classes>) {
      const { slug } = required(await findVerifiedMitra(db, id));
      return catalog.ofMitra(slug, query);
    },

    async create(actor: Actor, application: MitraCreation) {
      await store.create(actor, application);
      return required(await applications.own(actor));
    },

    async switchTo({ id: userId }: Actor, { mitraId }: { mitraId: string }) {
      const row = required(await findOwnMitra(db, userId, mitraId));
      await updateActiveMitra(db, userId, mitraId);
      return presentMitra(row);
    },
  };
}
