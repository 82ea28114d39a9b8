import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { mediaKinds, mediaPurposes } from './media.rules.ts';
import { packageManifest } from './package.schemas.ts';

/** An uploaded file as its owner sees it. */
export const media = z.object({
  id: uuid,
  kind: z.enum(mediaKinds),
  purpose: z.enum(mediaPurposes),
  /** File name on the uploader's machine. */
  name: z.string(),
  /** The content type it is served with. */
  type: z.string(),
  size: z.int().positive(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  durationSeconds: z.number().positive().nullable(),
  pageCount: z.int().positive().nullable(),
  /** For packages of a standard that stores results. */
  manifest: packageManifest.optional(),
  /** Address of the file: permanent if public, else valid until `addressExpiresAt`. */
  address: z.string(),
  addressExpiresAt: instant.nullable(),
  /** Conversion of a recording to a format that every browser plays; null once it can be played. */
  preparation: z.object({ percent: z.int().min(0).max(100), hasFailed: z.boolean() }).nullable(),
  createdAt: instant,
});
export type Media = z.infer<typeof media>;
