import type { Notification } from '@sinau/contracts/core/notification/notification.schemas';
import type { NotificationRow } from './notification.queries.ts';

export const presentNotification = ({ readAt, createdAt, ...row }: NotificationRow): Notification => ({
  _id: row.id,
  ...row,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
});
