import { masterPlaylist, renditionNames, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';

/** Choice of a user: one rendition, or what the line carries. */
export type Quality = 'auto' | RenditionName;

/** Streams of a recording. */
export interface Selection {
  /** Name of the playlist. */
  playlist: string;
  /** The only rendition; null where the line decides. */
  rendition: RenditionName | null;
  /** The largest rendition that the line may decide for; null for no limit. */
  ceiling: RenditionName | null;
  isSaving: boolean;
}

/** Largest picture while data is saved. */
const savedPicture = 'v360';

export const isSoundAlone = (name: RenditionName) => name.startsWith('a');
export const playlistOf = (name: RenditionName) => `${name}.m3u8`;
/** Renditions among which the line decides: pictures with sound, or only sound where there is no picture. */
export function adaptiveOf(renditions: readonly Rendition[]): readonly Rendition[] {
  const pictures = renditions.filter(({ name }) => !isSoundAlone(name));
  return pictures.length > 0 ? pictures : renditions;
}

/** Returns what to stream for a choice. A rendition that a recording does not have is replaced by the next smaller one. */
export function selectionOf(renditions: readonly Rendition[], quality: Quality, isSaving: boolean): Selection {
  const adaptive = adaptiveOf(renditions);
  const ceiling = isSaving ? ceilingOf(adaptive) : null;
  const chosen = quality === 'auto' ? null : findClosest(renditions, quality);
  if (!chosen) return { playlist: masterPlaylist, rendition: null, ceiling, isSaving };
  const isOutside = !adaptive.includes(chosen);
  const isAbove = ceiling !== null && !isOutside && rank(chosen.name) > rank(ceiling);
  const rendition = isAbove ? ceiling : chosen.name;
  return { playlist: isOutside ? playlistOf(rendition) : masterPlaylist, rendition, ceiling, isSaving };
}

/** Order of renditions: by lines, or by kilobits per second. */
export const rank = (name: RenditionName) => renditionNames.indexOf(name);

/** Returns the largest rendition that is played while data is saved. */
export function ceilingOf(adaptive: readonly Rendition[]): RenditionName {
  const allowed = adaptive.filter(({ name }) => !isSoundAlone(name) && rank(name) <= rank(savedPicture));
  return (allowed.at(-1) ?? adaptive[0]!).name;
}

/** Seconds of a segment, as the encoder cuts them. */
const segmentSeconds = 4;
/** Seconds that the first segment after a start or a jump may take. */
const quickSeconds = 1;

/**
 * Returns the position of the largest rendition of which a segment arrives soon.
 *
 * @param bandwidths Bits per second of the renditions on average, ascending.
 * @param speed Bits per second of the line.
 */
export const quickest = (bandwidths: readonly number[], speed: number) =>
  Math.max(bandwidths.filter((bandwidth) => bandwidth * segmentSeconds < speed * quickSeconds).length - 1, 0);

/** Returns the rendition that begins a recording. */
export function firstOf(renditions: readonly Rendition[], { rendition, ceiling }: Selection, speed: number) {
  if (rendition) return rendition;
  const adaptive = adaptiveOf(renditions);
  const bandwidths = adaptive.map(({ averageBandwidth }) => averageBandwidth);
  const { name } = adaptive[quickest(bandwidths, speed)]!;
  return ceiling && rank(ceiling) < rank(name) ? ceiling : name;
}

function findClosest(renditions: readonly Rendition[], name: RenditionName): Rendition | null {
  const alike = renditions.filter((one) => isSoundAlone(one.name) === isSoundAlone(name));
  return alike.filter((one) => rank(one.name) <= rank(name)).at(-1) ?? alike[0] ?? null;
}
