import { z } from 'zod';

export const chapterProposalStates = ['running', 'ready', 'failed'] as const;

/** Chapters that the silences of a recording suggest: a draft that only its makers see. */
export const chapterProposal = z.object({
  state: z.enum(chapterProposalStates),
  /** Seconds at which they begin, the first one at 0; empty until it is ready. */
  seconds: z.array(z.int().nonnegative()),
});
export type ChapterProposal = z.infer<typeof chapterProposal>;

export const chapterProposalOffer = z.object({
  /** True if the installation has ffmpeg, which listens to the recording. */
  isAvailable: z.boolean(),
  proposal: chapterProposal.nullable(),
});
export type ChapterProposalOffer = z.infer<typeof chapterProposalOffer>;
