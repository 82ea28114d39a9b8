import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { PicturePlan } from './stream-encoder.ts';

interface Rung {
  /** Length of the shorter side, in pixels. */
  readonly lines: number;
  /** Constant quality of x264: lower is better. */
  readonly quality: number;
  /** Bits per second of the picture at most, over a second or two. */
  readonly ceiling: number;
  readonly preset: string;
  /** Bits per second of the sound. */
  readonly sound: number;
}

/**
 * The small ones are what mobile data pays for, and cheap to encode: they get more care. Ceilings leave room for the
 * sound on lines of 400, 700 and 1,600 kbit/s.
 */
export const rungs = {
  v240: { lines: 240, quality: 26, ceiling: 220_000, preset: 'medium', sound: 48_000 },
  v360: { lines: 360, quality: 25, ceiling: 420_000, preset: 'fast', sound: 64_000 },
  v480: { lines: 480, quality: 24, ceiling: 900_000, preset: 'fast', sound: 96_000 },
  v720: { lines: 720, quality: 23, ceiling: 2_000_000, preset: 'veryfast', sound: 128_000 },
  v1080: { lines: 1080, quality: 23, ceiling: 4_000_000, preset: 'veryfast', sound: 128_000 },
} as const satisfies Partial<Record<RenditionName, Rung>>;
type PictureName = keyof typeof rungs;

/** Bits per second of sound alone. */
export const soundRates = { a48: 48_000, a64: 64_000, a96: 96_000 } as const;
export type SoundName = keyof typeof soundRates;

export const isSoundAlone = (name: RenditionName): name is SoundName => name in soundRates;

const widest = 16 / 9;
/** A recording of 700 lines, or of 478 as messengers send them, is worth a rung that is hardly larger than itself. */
const nearly = 0.9;

/** Lines of a picture; those of a very wide one are what a usual one of its width would have. */
const linesOf = ({ width, height }: Pick<PicturePlan, 'width' | 'height'>) =>
  Math.max(Math.min(width, height), Math.max(width, height) / widest);

/** Names of the renditions with a picture, the one that most lines carry first. */
export function pictureNames(picture: Pick<PicturePlan, 'width' | 'height'>): PictureName[] {
  const names = (Object.keys(rungs) as PictureName[]).filter(
    (name) => name === 'v240' || linesOf(picture) >= rungs[name].lines * nearly,
  );
  return names.toSorted((a, b) => rank(a) - rank(b));
}
const rank = (name: PictureName) => (name === 'v360' ? 0 : rungs[name].lines);

/** Some decoders refuse less. */
const smallestSide = 16;
const evenSide = (length: number, scale: number) =>
  Math.max(smallestSide, 2 * Math.min(Math.round((length * scale) / 2), Math.floor(length / 2)));

/** Size of a picture in so many lines: never enlarged, and no wider than 16:9 would be. */
export function sizeIn(lines: number, { width, height }: Pick<PicturePlan, 'width' | 'height'>) {
  const scale = Math.min(1, lines / Math.min(width, height), (lines * widest) / Math.max(width, height));
  return { width: evenSide(width, scale), height: evenSide(height, scale) };
}
