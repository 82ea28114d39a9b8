import { z } from 'zod';
import { classRef, instant, shapeOf, uuid } from '../../fields.ts';
import { announcementRules } from './announcement.rules.ts';

export const announcementCreation = z.object({
  type: z.enum(['program', 'webinar']),
  /** The class. */
  id: classRef,
  ...shapeOf(announcementRules),
});

export const announcement = z.object({
  id: uuid,
  title: z.string(),
  /** Plain text with line breaks. */
  content: z.string(),
  createdBy: z.object({ fullname: z.string() }),
  /** Participants who were told so far. */
  recipientCount: z.int().nonnegative(),
  createdAt: instant,
  /** When everybody was told; null while it is on its way. */
  deliveredAt: instant.nullable(),
});
export type Announcement = z.infer<typeof announcement>;
