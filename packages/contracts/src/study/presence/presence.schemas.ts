import { z } from 'zod';
import { idOf, uuid } from '../../fields.ts';
import { builderPages } from './presence.rules.ts';

const place = {
  page: z.enum(builderPages),
  /** The open lesson; null on other pages, and for a lesson that is not stored yet. */
  lessonId: uuid.nullable(),
};

export const presenceBeat = z.object({
  /** Chosen by the tab, and kept over reloads. */
  tabId: z.uuid(),
  ...place,
  lessonId: idOf('lesson').nullable(),
  /** The page is being left, so others do not see this tab any more. */
  isLeaving: z.boolean().default(false),
});

/** Somebody else, or oneself in another tab, at one place of the builder. */
const present = z.object({
  userId: uuid,
  fullname: z.string(),
  avatar: z.string().nullable(),
  isMe: z.boolean(),
  ...place,
  /** In how many tabs. */
  tabs: z.int().positive(),
});
export type Present = z.infer<typeof present>;

export const presence = z.object({
  others: z.array(present),
  /** Of the class: grows with each change of its fields and its outline. */
  revision: z.int().positive(),
  /** Changes with what else the builder shows of the class: its state, the titles of its lessons, and what they lack. */
  mark: z.string(),
  /** Of the open lesson; null without one, and once it was removed. */
  lessonRevision: z.int().positive().nullable(),
});
export type Presence = z.infer<typeof presence>;
