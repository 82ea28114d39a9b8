import { z } from 'zod';
import { maxRemarks, remarkTopics } from './assistant.rules.ts';

const remark = z.object({
  topic: z.enum(remarkTopics),
  /** Plain text. */
  message: z.string(),
  /** What it is about, and where it was in the text that was checked; null for the text as a whole. */
  passage: z.object({ start: z.int().nonnegative(), text: z.string() }).nullable(),
});
export type Remark = z.infer<typeof remark>;

export const newsCheck = z.object({
  /** Who read it: the built-in rules, or another service together with them. */
  source: z.enum(['built-in', 'provider']),
  /** True where the other service did not answer, so that the built-in rules stand in for it. */
  isFallback: z.boolean(),
  /** In the body. */
  words: z.int().nonnegative(),
  remarks: z.array(remark).max(maxRemarks),
});
export type NewsCheck = z.infer<typeof newsCheck>;
