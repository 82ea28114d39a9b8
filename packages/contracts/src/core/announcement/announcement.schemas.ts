import { z } from 'zod';
import { classRef, instant, shapeOf, uuid } from '../../fields.ts';
import { announcementRules } from './announcement.rules.ts';

export const announcementCreation = z.object({
  type: z.enum(['program', 'webinar']),
  /** Id or slug of the class. */
  id: classRef,
  ...shapeOf(announcementRules),
});

export const announcement = z.object({
  id: uuid,
  title: z.string(),
  /** Plain text with line breaks. */
  content: z.string(),
  createdBy: z.object({ fullname: z.string() }),
  /** Number of participants notified so far. */
  recipientCount: z.int().nonnegative(),
  createdAt: instant,
  /** Time when all were notified; null while in progress. */
  deliveredAt: instant.nullable(),
});
export type Announcement = z.infer<typeof announcement>;
