// Written by `pnpm generate` from packages/contracts.
import type { notificationEndpoints } from '@sinau/contracts/core/notification/notification.endpoints';
import { eventOperation, operation } from '../operation.ts';

export const notification = {
  key: ['notification'],
  list: operation<typeof notificationEndpoints.list>('notification.list', 'GET', '/user/notification'),
  stream: eventOperation<typeof notificationEndpoints.stream>('notification.stream', 'GET', '/user/notification/stream'),
  open: operation<typeof notificationEndpoints.open>('notification.open', 'GET', '/user/notification/:id'),
  update: operation<typeof notificationEndpoints.update>('notification.update', 'PUT', '/user/notification/:id'),
  readOrUnread: operation<typeof notificationEndpoints.readOrUnread>('notification.readOrUnread', 'POST', '/user/notification/read-or-unread'),
  deleteMany: operation<typeof notificationEndpoints.deleteMany>('notification.deleteMany', 'DELETE', '/user/notification/delete-many'),
  restore: operation<typeof notificationEndpoints.restore>('notification.restore', 'POST', '/user/notification/restore'),
  settings: operation<typeof notificationEndpoints.settings>('notification.settings', 'GET', '/user/notif-setting'),
  updateSettings: operation<typeof notificationEndpoints.updateSettings>('notification.updateSettings', 'POST', '/user/update-notif-setting'),
  unsubscribe: operation<typeof notificationEndpoints.unsubscribe>('notification.unsubscribe', 'POST', '/user/unsubscribe/:token'),
};
