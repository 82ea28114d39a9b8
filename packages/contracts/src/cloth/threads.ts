import type { MotifName } from './motifs.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { clothTopics, topicArt } from './topic-art.ts';

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
const shades = ['base', 'deep', 'light'] as const;

/** How a class looks in a cloth: the art of its topic, on one of three grounds. Signed certificates hold these names: they stay. */
export type Thread = `${PaletteName}-${(typeof shades)[number]}`;
export const threads: readonly Thread[] = clothTopics.flatMap((topic) =>
  shades.map((shade) => `${topic}-${shade}` as const),
);

/** How many threads the border of a certificate has room for. */
export const mostWoven = 80;

/** The same class always gives the same thread, as long as it is of the same topic. */
export function threadOf(classId: string, topicSlug: string | null): Thread {
  const topic = (topicSlug === null ? null : topicArt(topicSlug)) ?? pick(clothTopics, topicSlug ?? classId);
  return `${topic}-${pick(shades, classId)}`;
}

/** What a thread is drawn with. */
export function artOf(thread: Thread) {
  const [topic, shade] = thread.split('-') as [PaletteName, (typeof shades)[number]];
  return { topic, motif: motifOfTopic[topic], ground: palettes[topic][shade], figure: palettes[topic].pale };
}

/** Spreads texts evenly; FNV-1a of 32 bits. */
function pick<T>(from: readonly T[], text: string): T {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return from[hash % from.length]!;
}
