import { z } from 'zod';
import { maxRemarks, remarkTopics } from './assistant.rules.ts';

const remark = z.object({
  topic: z.enum(remarkTopics),
  /** Plain text. */
  message: z.string(),
  /** Passage that the remark is about, with its position in the checked text; null for the text as a whole. */
  passage: z.object({ start: z.int().nonnegative(), text: z.string() }).nullable(),
});
export type Remark = z.infer<typeof remark>;

export const newsCheck = z.object({
  /** Source of the check: the built-in rules, or another service together with them. */
  source: z.enum(['built-in', 'provider']),
  /** True if the other service did not answer, so that only the built-in rules were used. */
  isFallback: z.boolean(),
  /** Words of the body. */
  words: z.int().nonnegative(),
  remarks: z.array(remark).max(maxRemarks),
});
export type NewsCheck = z.infer<typeof newsCheck>;
