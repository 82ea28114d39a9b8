import { notificationEndpoints } from '@sinau/contracts/core/notification/notification.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { NotificationService } from './notification.service.ts';
import type { NotificationSettings } from './settings.service.ts';
import type { Streams } from './streams.ts';

export const notificationRoutes = (
  notifications: NotificationService,
  settings: NotificationSettings,
  streams: Streams,
) =>
  defineRoutes(notificationEndpoints, {
    list: ({ actor, query }) => notifications.list(actor, query),
    stream: ({ actor }) => streams.open(actor),
    open: ({ actor, params }) => notifications.open(actor, params),
    update: ({ actor, params, body }) => notifications.update(actor, params, body),
    readOrUnread: ({ actor, body }) => notifications.readOrUnread(actor, body),
    deleteMany: ({ actor, body }) => notifications.deleteMany(actor, body),
    restore: ({ actor, body }) => notifications.restore(actor, body),
    settings: ({ actor }) => settings.settings(actor),
    updateSettings: ({ actor, body }) => settings.update(actor, body),
    unsubscribe: ({ params }) => settings.unsubscribe(params),
  });
