import type { MotifName } from '@sinau/contracts/core/cloth/motifs';
import { palettes, type Palette, type PaletteName } from '@sinau/contracts/core/cloth/palettes';
import { emblems, type EmblemName } from './emblems.ts';
import { patternOf } from './motifs.ts';

/** Layout of cloth and plain color on a cover. */
type Ground = 'cloth' | 'night' | 'bright' | 'half' | 'sash' | 'hem';

interface Cover {
  readonly name: `${PaletteName}-${number}`;
  readonly motif: MotifName;
  readonly ground: Ground;
  readonly emblem: EmblemName;
}
const cover = (name: Cover['name'], motif: MotifName, ground: Ground, emblem: EmblemName): Cover => ({
  name,
  motif,
  ground,
  emblem,
});

export const covers: readonly Cover[] = [
  cover('jurnalistik-4', 'parang', 'hem', 'typewriter'),
  cover('jurnalistik-5', 'parang', 'sash', 'magnifiedText'),
  cover('jurnalistik-6', 'truntum', 'bright', 'notebook'),
  cover('jurnalistik-7', 'parang', 'night', 'headphones'),
  cover('data-4', 'sumba', 'bright', 'table'),
  cover('data-5', 'sumba', 'sash', 'scatter'),
  cover('data-6', 'songket', 'cloth', 'chip'),
  cover('data-7', 'sumba', 'hem', 'funnel'),
  cover('kode-4', 'anyaman', 'bright', 'terminal'),
  cover('kode-5', 'anyaman', 'sash', 'branches'),
  cover('kode-6', 'songket', 'night', 'beetle'),
  cover('kode-7', 'anyaman', 'hem', 'stack'),
  cover('desain-4', 'kawung', 'night', 'swatches'),
  cover('desain-5', 'kawung', 'half', 'letter'),
  cover('desain-6', 'megaMendung', 'cloth', 'parcel'),
  cover('bisnis-4', 'tumpal', 'half', 'calculator'),
  cover('bisnis-5', 'tumpal', 'hem', 'briefcase'),
  cover('bisnis-6', 'songket', 'sash', 'scales'),
  cover('pemasaran-4', 'megaMendung', 'sash', 'searchGrowth'),
  cover('pemasaran-5', 'megaMendung', 'hem', 'letterOut'),
  cover('foto-4', 'truntum', 'cloth', 'filmStrip'),
  cover('foto-5', 'truntum', 'hem', 'studioLight'),
  cover('bahasa-3', 'jlamprang', 'hem', 'globe'),
  cover('bahasa-4', 'jlamprang', 'night', 'flashCards'),
  cover('diri-4', 'truntum', 'sash', 'clock'),
  cover('kuliner-3', 'kawung', 'bright', 'pourOver'),
  cover('kuliner-4', 'truntum', 'half', 'layerCake'),
  cover('pendidikan-1', 'megaMendung', 'cloth', 'board'),
  cover('pendidikan-2', 'truntum', 'sash', 'cap'),
  cover('pendidikan-3', 'tumpal', 'night', 'blocks'),
  cover('teknologi-1', 'songket', 'cloth', 'servers'),
  cover('teknologi-2', 'anyaman', 'night', 'shield'),
  cover('teknologi-3', 'songket', 'hem', 'cloud'),
];

/** The color below the cloth, that of its motif, and the layer above it. */
function layersOf(
  ground: Ground,
  { deep, base, light, pale }: Palette,
): { plain: string; motif: string; opacity: number; over: string } {
  switch (ground) {
    case 'cloth':
      return { plain: base, motif: deep, opacity: 0.42, over: '' };
    case 'night':
      return { plain: deep, motif: base, opacity: 0.62, over: '' };
    case 'bright':
      return { plain: light, motif: base, opacity: 0.3, over: '' };
    case 'half':
      return { plain: base, motif: deep, opacity: 0.42, over: `<path d="M320 0h320v360H320z" fill="${light}"/>` };
    case 'sash':
      return {
        plain: base,
        motif: pale,
        opacity: 0.24,
        over: `<path d="M150 0h340L330 360H-10z" fill="${deep}" transform="translate(80)"/>`,
      };
    case 'hem':
      return {
        plain: deep,
        motif: light,
        opacity: 0.5,
        over: `<path d="M0 0h640v252H0z" fill="${base}"/><path d="M0 252h640v6H0z" fill="${pale}"/>`,
      };
  }
}

export function drawCover({ name, motif, ground, emblem }: Cover) {
  const palette = palettes[name.split('-')[0] as PaletteName];
  const { plain, motif: colour, opacity, over } = layersOf(ground, palette);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">',
    `<defs>${patternOf(motif, colour, 1.2)}</defs>`,
    `<rect width="640" height="360" fill="${plain}"/><rect width="640" height="360" fill="url(#m)" opacity="${opacity}"/>${over}`,
    `<g transform="translate(320 182)">${emblems[emblem](palette)}</g></svg>\n`,
  ].join('');
}
