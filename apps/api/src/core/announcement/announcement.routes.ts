import { announcementEndpoints } from '@sinau/contracts/core/announcement/announcement.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { AnnouncementService } from './announcement.service.ts';

export const announcementRoutes = (announcements: AnnouncementService) =>
  defineRoutes(announcementEndpoints, {
    create: ({ actor, body }) => announcements.create(actor, body),
    list: ({ actor, params, query }) => announcements.list(actor, params, query),
  });
