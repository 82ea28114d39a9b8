import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import { isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { MyProgram, Program, programPrices } from '@sinau/contracts/authoring/program/program.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { withRows } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { offerFound, type CatalogService } from '../../storefront/catalog/index.ts';
import { insertPriceChanges } from '../../commerce/price-history/index.ts';
import { isInCampaign } from '../campaign/index.ts';
import { createClassLife } from './class-life.service.ts';
import { createClassWriting, type ClassKey } from './class-writing.service.ts';
import { lockPrices, ownClass, updateClass } from './class.queries.ts';
import { createMitraLists } from './mitra-list.service.ts';
import { isSamePrice, pricesOf, requirePrices } from './prices.ts';
import {
  presentMyProgram,
  presentOwnProgram,
  presentPublicProgram,
  presentWorkingProgram,
} from './program.presenter.ts';
import {
  findMitraProgram,
  findMitraPrograms,
  findOwnProgram,
  findVisibleProgram,
  findVisiblePrograms,
  findWrittenPrograms,
  type ProgramPageRow,
} from './program.queries.ts';

export type ProgramService = ReturnType<typeof createProgramService>;
type PriceChange = Record<'from' | 'to', z.output<typeof programPrices>>;
type MineQuery = QueryOf<typeof programEndpoints.mine>;

export function createProgramService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs'>, catalog: CatalogService) {
  const { db, sql, clock } = deps;

  const mineDetail = async (actor: Partner, { id }: ClassKey): Promise<Program> =>
    presentWorkingProgram(required(await findMitraProgram(sql, actor, id)));

  return {
    list: catalog.programs,
    listV1: async (query: QueryOf<typeof programEndpoints.listV1>) =>
      withRows(await catalog.programs(query), async (ids) =>
        (await findVisiblePrograms(sql, ids)).map((row) => presentPublicProgram(row, clock.now())),
      ),
    mineDetail,
    ...createMitraLists<MineQuery, MyProgram, ProgramPageRow, Program>(deps, {
      find: findMitraPrograms,
      present: presentMyProgram,
      findWritten: findWrittenPrograms,
      presentWritten: presentWorkingProgram,
    }),
    detail: async (viewer: Actor | null, { id }: ClassKey) =>
      presentPublicProgram(
        await offerFound(db, id, await findVisibleProgram(sql, viewer?.id ?? null, id)),
        clock.now(),
      ),
    participantDetail: async (actor: Actor, { id }: ClassKey) =>
      presentOwnProgram(required(await findOwnProgram(sql, actor.id, id))),

    ...createClassWriting(deps, 'program', mineDetail),
    ...createClassLife(deps, 'program', mineDetail),

    /** Changes the price, live immediately: a published price changes by this command alone. */
    async changePrices(actor: Partner, { id: ref }: ClassKey, { from, to }: PriceChange) {
      const id = await db.$transaction(async (tx) => {
        const stored = required(await lockPrices(tx, ownClass('program')(actor, ref)));
        if (!isEditable(stored.statusApprove)) throw new AppError('class_under_review');
        if (await isInCampaign(tx, stored.id)) throw new AppError('class_in_campaign');
        if (!isSamePrice(stored, pricesOf(from))) throw new AppError('class_edited_elsewhere');
        if (to.salePrice === null && stored.statusApprove === 'publish')
          throw new AppError('invalid_input', { fields: { 'to.salePrice': 'Tentukan harga, boleh gratis' } });
        requirePrices(stored, to, clock.now(), 'to.');
        await updateClass(tx, stored.id, pricesOf(to));
        await insertPriceChanges(tx, { classId: stored.id, actorId: actor.id, createdAt: clock.now() }, [
          { part: 'sale', from: stored.salePrice, to: to.salePrice ?? null },
          { part: 'normal', from: stored.normalPrice, to: to.normalPrice ?? null },
        ]);
        return stored.id;
      });
      return mineDetail(actor, { id });
    },
  };
}
