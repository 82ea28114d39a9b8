import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { mediaKinds, mediaPurposes } from './media.rules.ts';

/** An uploaded file as its owner sees it. */
export const media = z.object({
  id: uuid,
  kind: z.enum(mediaKinds),
  purpose: z.enum(mediaPurposes),
  /** As it was called on the uploader's machine. */
  name: z.string(),
  /** The content type it is served with. */
  type: z.string(),
  size: z.int().positive(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  durationSeconds: z.number().positive().nullable(),
  pageCount: z.int().positive().nullable(),
  /** Where it can be fetched: for good if it is public, else until `addressExpiresAt`. */
  address: z.string(),
  addressExpiresAt: instant.nullable(),
  /** Of a recording that is still made into what every browser plays; null once it can be played. */
  preparation: z.object({ percent: z.int().min(0).max(100), hasFailed: z.boolean() }).nullable(),
  createdAt: instant,
});
export type Media = z.infer<typeof media>;
