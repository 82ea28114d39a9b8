import { z } from 'zod';
import { uuid } from '../../fields.ts';
import { threads } from './threads.ts';

const thread = z.enum(threads);
/** A class that a user finished, as a thread of their cloth. */
const woven = z.object({
  /** Id of the certificate. */
  id: uuid,
  thread,
  title: z.string(),
  /** Title of its topic; null without one. */
  topic: z.string().nullable(),
});
/** In the order in which the classes were finished. */
export const cloth = z.object({ threads: z.array(woven).max(1_000) });
export type Cloth = z.infer<typeof cloth>;
export type WovenClass = Cloth['threads'][number];
/** Includes the classes that are hidden from others. */
export const ownCloth = z.object({ threads: z.array(woven.extend({ isHidden: z.boolean() })).max(1_000) });
export type OwnCloth = z.infer<typeof ownCloth>;
