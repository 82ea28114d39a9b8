import { z } from 'zod';
import { picturesStep, renditionNames } from './streams.rules.ts';

/** One version of a recording, streamed by HLS. */
export const rendition = z.object({
  name: z.enum(renditionNames),
  /** Lines of the picture; null for sound alone. */
  height: z.int().positive().nullable(),
  /** Bytes of the whole recording. */
  size: z.int().positive(),
  /** Bits per second at most, over any four seconds. */
  bandwidth: z.int().positive(),
  /** Bits per second over the whole recording. */
  averageBandwidth: z.int().positive(),
});
export type Rendition = z.infer<typeof rendition>;

/** A picture of small pictures in reading order, for the seek bar. */
export const seekPictures = z.object({
  address: z.string(),
  everySeconds: z.int().positive(),
  count: z.int().positive(),
  columns: z.int().positive(),
  /** Width of one small picture, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});
export type SeekPictures = z.infer<typeof seekPictures>;

/** Adaptive streams of a recording. All addresses expire with that of its file. */
export const streams = z.object({
  /** Address of the HLS playlist of all renditions. */
  address: z.string(),
  /** Renditions that are ready, by ascending bandwidth, each at the address of its file. */
  renditions: z.array(rendition.extend({ address: z.string() })).min(1),
  seekPictures: seekPictures.nullable(),
});
export type Streams = z.infer<typeof streams>;

export const streamTaskStates = ['waiting', 'encoding', 'ready', 'failed', 'cancelled'] as const;

/** The making of a recording's streams, as its owner follows it. What is ready is used meanwhile. */
export const streamProgress = z.object({
  state: z.enum(streamTaskStates),
  /** By ascending bandwidth. */
  ready: z.array(z.enum(renditionNames)),
  /** Steps that are still to be made, in order; empty until the recording was examined. */
  planned: z.array(z.enum(renditionNames)),
  /** Step that is being made; null while the recording is examined, and between two turns. */
  step: z.enum([...renditionNames, picturesStep]).nullable(),
  percent: z.int().min(0).max(100),
  /** Reason of its failure, as a sentence for the author. */
  failure: z.string().nullable(),
  /** True if another attempt may succeed where it failed. */
  canRepeat: z.boolean(),
  /** True if this recording is made as loud as all others. */
  evensLoudness: z.boolean(),
  /** True if all can be made anew; false once the recording as it was sent was removed. */
  canMakeAgain: z.boolean(),
});
export type StreamProgress = z.infer<typeof streamProgress>;
