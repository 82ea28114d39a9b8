import { webinarEndpoints } from '@sinau/contracts/webinar/webinar.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { WebinarService } from './webinar.service.ts';

export const webinarRoutes = (webinars: WebinarService) =>
  defineRoutes(webinarEndpoints, {
    list: ({ query }) => webinars.list(query),
    listV1: ({ query }) => webinars.list(query),
    detail: ({ actor, params }) => webinars.detail(actor, params),
    detailV1: ({ actor, params }) => webinars.detail(actor, params),
  });
