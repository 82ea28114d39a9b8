import { z } from 'zod';
import { instant } from '../../fields.ts';
import { media } from '../../core/media/media.schemas.ts';
import { streams } from '../../core/media/streams.schemas.ts';
import { embedProviders } from '../../core/rich-text/video-embed.ts';

/** A file as the makers of a lesson see it; null if there is none, or it was lost. */
export const makerFile = media.nullable();

/** A file of a lesson at a signed address. Once the address has expired, the client requests the lesson again. */
export const lessonFile = z.object({
  address: z.string(),
  addressExpiresAt: instant,
  type: z.string(),
  size: z.int().positive(),
});
export const recording = lessonFile.extend({
  durationSeconds: z.number().positive(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** Null until the first rendition is ready, and where none is made; the file itself is played then. */
  streams: streams.nullable(),
  /** Address of a picture to show before it plays; expires with that of the file. */
  poster: z.string().nullable(),
});
export const embed = z.object({ provider: z.enum(embedProviders), id: z.string() });
