import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { Rendition } from '@sinau/contracts/core/media/streams.schemas';
import { adaptiveOf, ceilingOf, rank, selectionOf, type Quality, type Selection } from './quality.ts';

/** Bytes of an hour. */
export const bytesPerHour = ({ averageBandwidth }: Rendition) => (averageBandwidth * 3600) / 8;

/** Returns the renditions that a user may choose, the largest first. */
export function choicesOf(renditions: readonly Rendition[], isSaving: boolean): readonly Rendition[] {
  const adaptive = adaptiveOf(renditions);
  const ceiling = isSaving ? rank(ceilingOf(adaptive)) : Infinity;
  return renditions.filter((one) => !adaptive.includes(one) || rank(one.name) <= ceiling).reverse();
}

/**
 * Returns the bytes that saving data spares an hour.
 *
 * @param speed Bits per second of the line; null while unknown.
 */
export function bytesSaved(renditions: readonly Rendition[], quality: Quality, speed: number | null): number {
  const full = streamed(renditions, selectionOf(renditions, quality, false), speed);
  const saving = streamed(renditions, selectionOf(renditions, quality, true), speed);
  return Math.max(0, bytesPerHour(full) - bytesPerHour(saving));
}

/** Returns the rendition that a line will get. */
function streamed(renditions: readonly Rendition[], { rendition, ceiling }: Selection, speed: number | null) {
  const byName = (name: RenditionName) => renditions.find((one) => one.name === name)!;
  if (rendition) return byName(rendition);
  const allowed = adaptiveOf(renditions).filter(({ name }) => !ceiling || rank(name) <= rank(ceiling));
  return allowed.filter(({ averageBandwidth }) => speed === null || averageBandwidth < speed).at(-1) ?? allowed[0]!;
}
