import type { MotifName } from '@sinau/contracts/core/cloth/motifs';
import { palettes, type PaletteName } from '@sinau/contracts/core/cloth/palettes';
import { patternOf } from './motifs.ts';

interface Topic {
  readonly name: PaletteName;
  readonly motif: MotifName;
}

export const topics: readonly Topic[] = [
  { name: 'pendidikan', motif: 'megaMendung' },
  { name: 'teknologi', motif: 'songket' },
];

/** The cloth beside a topic's name. */
export function drawTopic({ name, motif }: Topic) {
  const { base, pale } = palettes[name];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">',
    `<defs>${patternOf(motif, pale, 1.25)}</defs><rect width="160" height="160" fill="${base}"/><rect width="160" height="160" fill="url(#m)" opacity=".85"/></svg>\n`,
  ].join('');
}
