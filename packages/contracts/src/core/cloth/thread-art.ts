import type { MotifName } from './motifs.ts';
import { palettes, type PaletteName } from './palettes.ts';

/** The motif of each topic that the product has art for. */
const motifOfTopic: Record<PaletteName, MotifName> = {
  jurnalistik: 'parang',
  data: 'sumba',
  kode: 'anyaman',
  desain: 'kawung',
  bisnis: 'tumpal',
  pemasaran: 'megaMendung',
  foto: 'truntum',
  bahasa: 'jlamprang',
  diri: 'bintang',
  kuliner: 'ceplok',
  pendidikan: 'megaMendung',
  teknologi: 'songket',
};
export const shades = ['base', 'deep', 'light'] as const;

/**
 * Look of a class in a cloth: the art of its topic, on one of three grounds. Signed certificates contain these names:
 * do not change them.
 */
export type Thread = `${PaletteName}-${(typeof shades)[number]}`;

/** Returns the art of a thread. */
export function artOf(thread: Thread) {
  const [topic, shade] = thread.split('-') as [PaletteName, (typeof shades)[number]];
  return { topic, motif: motifOfTopic[topic], ground: palettes[topic][shade], figure: palettes[topic].pale };
}
