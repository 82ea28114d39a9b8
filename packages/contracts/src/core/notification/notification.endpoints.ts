import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { listQuery } from '../../list-query.ts';
import { notificationKinds } from './notification.rules.ts';
import {
  notification,
  notificationIds,
  notificationIdsOrAll,
  notificationList,
  notificationSetting,
  notificationSettings,
  unsubscribeToken,
} from './notification.schemas.ts';

const byId = z.object({ id: idOf('notification') });
const exampleId = '0198f1c0-0000-7000-8000-000000000000';

/**
 * Ids in a call that belong to another user's notifications, or to none, are skipped; if none is the caller's the
 * answer is 404. Deleted notifications can be restored for 30 days.
 */
export const notificationEndpoints = defineEndpoints('notification', {
  list: {
    method: 'GET',
    path: '/user/notification',
    auth: 'user',
    summary: 'My notifications, the newest first, and how much of it is unread; `keyword` is part of its words',
    query: listQuery({ filter: { isRead: z.boolean() } }),
    data: notificationList,
  },
  stream: {
    method: 'GET',
    path: '/user/notification/stream',
    auth: 'user',
    summary:
      'How many of my notifications are unread: at once, and whenever any of them changes; ends with the session',
    answers: 'events',
    data: z.object({ unread: z.int().nonnegative() }),
    errors: ['too_many_requests', 'unavailable'],
  },
  open: {
    method: 'GET',
    path: '/user/notification/:id',
    auth: 'user',
    summary: 'One notification, which is read from then on',
    params: byId,
    data: notification,
    errors: ['not_found'],
  },
  update: {
    method: 'PUT',
    path: '/user/notification/:id',
    auth: 'user',
    summary: 'Mark a notification as read or unread',
    params: byId,
    body: z.object({ isRead: z.boolean() }),
    data: notification,
    errors: ['not_found'],
    example: { isRead: false },
  },
  readOrUnread: {
    method: 'POST',
    path: '/user/notification/read-or-unread',
    auth: 'user',
    summary: 'Mark notifications as read or unread; no ids mean all',
    body: z.object({ ids: notificationIdsOrAll, isRead: z.boolean() }),
    data: noData,
    errors: ['not_found'],
    example: { ids: [exampleId], isRead: true },
  },
  deleteMany: {
    method: 'DELETE',
    path: '/user/notification/delete-many',
    auth: 'user',
    summary:
      'Delete the notifications that are named, at least one: an empty list is 422, while that of the cart means all',
    body: z.object({ ids: notificationIds }),
    data: noData,
    errors: ['not_found'],
    example: { ids: [exampleId] },
  },
  restore: {
    method: 'POST',
    path: '/user/notification/restore',
    auth: 'user',
    summary: 'Bring back deleted notifications that are named, at least one',
    body: z.object({ ids: notificationIds }),
    data: noData,
    errors: ['not_found'],
    example: { ids: [exampleId] },
  },
  settings: {
    method: 'GET',
    path: '/user/notif-setting',
    auth: 'user',
    summary: 'My choices of notifications, by kind',
    data: notificationSettings,
  },
  updateSettings: {
    method: 'POST',
    path: '/user/update-notif-setting',
    auth: 'user',
    summary: 'Change my choices of notifications for some kinds; mails that are always sent cannot be switched off',
    body: z.object({ settings: z.array(notificationSetting).min(1).max(notificationKinds.length) }),
    data: notificationSettings,
    example: { settings: [{ kind: 'announcement', inProduct: true, byMail: false }] },
  },
  unsubscribe: {
    method: 'POST',
    path: '/user/unsubscribe/:token',
    auth: 'public',
    summary:
      'End mails of one kind by the link in one of them, without signing in; mail programs do so themselves (RFC 8058)',
    params: z.object({ token: unsubscribeToken }),
    data: z.object({ kind: z.enum(notificationKinds) }),
    errors: ['token_invalid'],
    limit: { calls: 60, seconds: 600 },
  },
});
