import type { PaletteName } from './palettes.ts';

/** In the order in which topics without art of their own are assigned. */
export const clothTopics = [
  'jurnalistik',
  'data',
  'kode',
  'desain',
  'bisnis',
  'pemasaran',
  'foto',
  'bahasa',
  'diri',
  'kuliner',
  'pendidikan',
  'teknologi',
] as const satisfies readonly PaletteName[];
const otherWords: Partial<Record<string, PaletteName>> = {
  pemrograman: 'kode',
  pengembangan: 'diri',
  fotografi: 'foto',
};

/** Returns the art for the slug of a topic; null for a topic that the product does not know. */
export function topicArt(slug: string): PaletteName | null {
  const word = slug.split('-')[0] ?? slug;
  return clothTopics.find((name) => name === word) ?? otherWords[word] ?? null;
}
