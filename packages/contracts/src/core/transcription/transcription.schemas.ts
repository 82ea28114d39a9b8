import { z } from 'zod';
import { uuid } from '../../fields.ts';
import { captionsLanguages } from '../media/captions.rules.ts';

export const transcriptionStates = ['running', 'ready', 'failed'] as const;

export const captionsLine = z.object({ start: z.number(), end: z.number(), text: z.string() });

/** Captions of a recording as a service heard them: a draft that only its makers see. */
export const transcription = z.object({
  id: uuid,
  language: z.enum(captionsLanguages),
  state: z.enum(transcriptionStates),
  /** Share of the recording that is written, in percent. */
  percent: z.int().min(0).max(100),
  /** Empty until it is ready. Times in seconds of the recording. */
  lines: z.array(captionsLine),
});
export type Transcription = z.infer<typeof transcription>;

export const transcriptionOffer = z.object({
  /** True if the installation has a service that writes captions. */
  isAvailable: z.boolean(),
  transcription: transcription.nullable(),
});
export type TranscriptionOffer = z.infer<typeof transcriptionOffer>;
