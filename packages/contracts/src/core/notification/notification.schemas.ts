import { z } from 'zod';
import { idOf, instant, uuid } from '../../fields.ts';
import { listOf } from '../../list-query.ts';
import { mostNotificationsAtOnce, notificationKinds } from './notification.rules.ts';

export const notification = z.object({
  /** Same as `id`. */
  _id: uuid,
  id: uuid,
  kind: z.enum(notificationKinds),
  title: z.string(),
  /** Plain text with line breaks; may be empty. */
  content: z.string(),
  /** Path of this origin that it links to. */
  path: z.string().nullable(),
  createdAt: instant,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const notificationList = listOf(notification).extend({
  /** Number of unread notifications, whatever the filter. */
  unread: z.int().nonnegative(),
});
export type NotificationList = z.infer<typeof notificationList>;

/** Channels for one kind of notification. Some mails are always sent. */
export const notificationSetting = z.object({
  kind: z.enum(notificationKinds),
  inProduct: z.boolean(),
  byMail: z.boolean(),
});
export type NotificationSetting = z.infer<typeof notificationSetting>;
export const notificationSettings = z.object({ list: z.array(notificationSetting) });

/** Token of the link in a mail: its user, kind, expiry, and a signature. */
export const unsubscribeToken = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w.-]+$/);

const id = idOf('notification');
export const notificationIds = z.array(id).min(1).max(mostNotificationsAtOnce);
/** An empty list means all. */
export const notificationIdsOrAll = z.array(id).max(mostNotificationsAtOnce);
