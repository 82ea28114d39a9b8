import { z } from 'zod';
import { idOf, uuid } from '../../fields.ts';
import { builderPages } from './presence.rules.ts';

const place = {
  page: z.enum(builderPages),
  /** The open lesson; null on other pages, and for a lesson that is not stored yet. */
  lessonId: uuid.nullable(),
};

export const presenceBeat = z.object({
  /** Chosen by the tab, and retained over reloads. */
  tabId: z.uuid(),
  ...place,
  lessonId: idOf('lesson').nullable(),
  /** The page is closing, so others no longer see this tab. */
  isLeaving: z.boolean().default(false),
});

/** Another user, or the caller in another tab, at one position of the builder. */
const present = z.object({
  userId: uuid,
  fullname: z.string(),
  avatar: z.string().nullable(),
  isMe: z.boolean(),
  ...place,
  /** Number of tabs. */
  tabs: z.int().positive(),
});
export type Present = z.infer<typeof present>;

export const presence = z.object({
  others: z.array(present),
  /** Revision of the class: increases with each change of its fields and its outline. */
  revision: z.int().positive(),
  /**
   * Changes with everything else that the builder shows of the class: its state, the titles of its lessons, and what
   * they lack.
   */
  mark: z.string(),
  /** Revision of the open lesson; null without one, and once it was removed. */
  lessonRevision: z.int().positive().nullable(),
});
export type Presence = z.infer<typeof presence>;
