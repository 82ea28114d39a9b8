import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, text } from '../../fields.ts';
import { movingCall, recordCalls } from '../../record-calls.ts';
import { chosenSlug, shownPicture } from '../../record-fields.ts';
import { topicRules } from './topic.rules.ts';

const path = '/operator/category-class';
const words = 'topics';

export const topic = z.object({
  id: idOf('topic'),
  title: z.string(),
  slug: z.string(),
  /** Null: the motif that suits its address. */
  cover: z.string().nullable(),
  /** Number of its classes and bundles, drafts included. */
  usedBy: z.int().nonnegative(),
});
export type Topic = z.infer<typeof topic>;

export const topicWriting = z.object({
  title: text(topicRules.title.max, topicRules.title.min),
  slug: chosenSlug(topicRules.slug.max),
  cover: shownPicture,
});
export type TopicWriting = z.infer<typeof topicWriting>;

const calls = recordCalls({
  path,
  resource: 'topic',
  words,
  row: topic,
  body: topicWriting,
  example: { title: 'Jurnalistik & Menulis', slug: '', cover: null },
  sort: ['position', 'title'],
});
export const topicEndpoints = defineEndpoints('topic', {
  ...calls,
  remove: { ...calls.remove, errors: ['not_found', 'topic_in_use'] },
  move: movingCall(path, 'topic', words),
});
