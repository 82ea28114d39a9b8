import { webinarEndpoints } from '@sinau/contracts/authoring/webinar/webinar.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { WebinarService } from './webinar.service.ts';

export const webinarRoutes = (webinars: WebinarService) =>
  defineRoutes(webinarEndpoints, {
    list: ({ query }) => webinars.list(query),
    listV1: ({ query }) => webinars.listV1(query),
    detail: ({ actor, params }) => webinars.detail(actor, params),
    detailV1: ({ actor, params }) => webinars.detail(actor, params),
    participantDetail: ({ actor, params }) => webinars.participantDetail(actor, params),
    participantDetailV1: ({ actor, params }) => webinars.participantDetail(actor, params),
    mine: ({ actor, query }) => webinars.mine(actor, query),
    mineV1: ({ actor, query }) => webinars.mineV1(actor, query),
    archived: ({ actor, query }) => webinars.archived(actor, query),
    mineDetail: ({ actor, params }) => webinars.mineDetail(actor, params),
    mineDetailV1: ({ actor, params }) => webinars.mineDetail(actor, params),
    create: ({ actor, body }) => webinars.create(actor, body),
    update: ({ actor, params, body }) => webinars.update(actor, params, body),
    submit: ({ actor, params, query }) => webinars.submit(actor, params, query),
    withdraw: ({ actor, params }) => webinars.withdraw(actor, params),
    archiveOrRestore: ({ actor, params }) => webinars.archiveOrRestore(actor, params),
    changes: ({ actor, params }) => webinars.changes(actor, params),
    discardChanges: ({ actor, params }) => webinars.discardChanges(actor, params),
    versions: ({ actor, params, query }) => webinars.versions(actor, params, query),
    priceHistory: ({ actor, params, query }) => webinars.priceHistory(actor, params, query),
    version: ({ actor, params }) => webinars.version(actor, params),
    restoreVersion: ({ actor, params }) => webinars.restoreVersion(actor, params),
    remove: ({ actor, params }) => webinars.remove(actor, params),
    createSession: ({ actor, params, body }) => webinars.createSession(actor, params, body),
    updateSession: ({ actor, params, body }) => webinars.updateSession(actor, params, body),
    removeSession: ({ actor, params }) => webinars.removeSession(actor, params),
    restoreSession: ({ actor, params }) => webinars.restoreSession(actor, params),
  });
