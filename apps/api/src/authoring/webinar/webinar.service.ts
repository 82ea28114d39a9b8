import type { QueryOf } from '@sinau/contracts';
import type { webinarEndpoints } from '@sinau/contracts/authoring/webinar/webinar.endpoints';
import type {
  MyWebinar,
  OwnWebinar,
  ParticipantWebinar,
  Webinar,
} from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { Actor, Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { withRows } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { offerFound, type CatalogService } from '../../storefront/catalog/index.ts';
import { createClassLife, createClassWriting, createMitraLists, type ClassKey } from '../program/index.ts';
import { createSessionService } from './session.service.ts';
import { presentMyWebinar, presentOwnWebinar, presentParticipantWebinar, presentWebinar } from './webinar.presenter.ts';
import {
  findMitraWebinar,
  findMitraWebinars,
  findParticipantWebinar,
  findVisibleWebinar,
  findVisibleWebinars,
  findWrittenWebinars,
  type OwnWebinarRow,
} from './webinar.queries.ts';

export type WebinarService = ReturnType<typeof createWebinarService>;
type MineQuery = QueryOf<typeof webinarEndpoints.mine>;

export function createWebinarService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'jobs'>, catalog: CatalogService) {
  const { db, sql, clock } = deps;
  const mineDetail = async (actor: Partner, { id }: ClassKey): Promise<OwnWebinar> =>
    presentOwnWebinar(required(await findMitraWebinar(sql, actor, id)));

  return {
    list: catalog.webinars,
    listV1: async (query: QueryOf<typeof webinarEndpoints.listV1>) =>
      withRows(await catalog.webinars(query), async (ids) =>
        (await findVisibleWebinars(sql, ids)).map((row) => presentWebinar(row, clock.now())),
      ),
    detail: async (viewer: Actor | null, { id }: ClassKey): Promise<Webinar> =>
      presentWebinar(await offerFound(db, id, await findVisibleWebinar(sql, viewer?.id ?? null, id)), clock.now()),
    participantDetail: async (actor: Actor, { id }: ClassKey): Promise<ParticipantWebinar> =>
      presentParticipantWebinar(required(await findParticipantWebinar(sql, actor.id, id)), clock.now()),

    ...createMitraLists<MineQuery, MyWebinar, OwnWebinarRow, OwnWebinar>(deps, {
      find: findMitraWebinars,
      present: presentMyWebinar,
      findWritten: findWrittenWebinars,
      presentWritten: presentOwnWebinar,
    }),
    mineDetail,
    ...createClassWriting(deps, 'webinar', mineDetail),
    ...createClassLife(deps, 'webinar', mineDetail),
    ...createSessionService(deps, mineDetail),
  };
}
