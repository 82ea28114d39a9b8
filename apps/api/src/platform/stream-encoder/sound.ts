import type { SoundPlan } from './stream-encoder.ts';

const sampleRate = 48_000;
/** Samples by which an AAC encoder begins early. */
const priming = 1024;
/** Peak level as a share of full scale: 2 decibels below it, since lossy coding overshoots. */
const peak = 0.8;

/** Filter that gives a track the format of renditions: from the beginning, without gaps, mono or stereo. */
export const soundFormat = (sound: Pick<SoundPlan, 'channels'> | null) =>
  `aresample=${sampleRate}:async=1:first_pts=0,aformat=channel_layouts=${sound?.channels === 1 ? 'mono' : 'stereo'}`;

/**
 * Sound of a rendition. It lasts as long as the picture, whose players would wait for it otherwise; and it gives up
 * what the encoder puts before it, so that neither needs an edit list, which not all players follow.
 */
export const soundFilter = (sound: SoundPlan) =>
  [
    soundFormat(sound),
    ...(sound.gain === 0 ? [] : [`volume=${sound.gain}dB,alimiter=limit=${peak}:level=disabled`]),
    `apad,atrim=start_sample=${priming}`,
  ].join(',');
