import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';
import type { Line, Weight } from './drawing.ts';

/** Plus Jakarta Sans (SIL Open Font License), as on screen. */
export const fontFiles: Record<Weight, string> = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf')),
};

const opened = new Map<Weight, Font>();
function fontOf(weight: Weight) {
  const font = opened.get(weight) ?? (openSync(fontFiles[weight]) as Font);
  opened.set(weight, font);
  return font;
}

export type Style = Pick<Line, 'size' | 'weight' | 'tracking'>;

export function widthOf(words: string, { size, weight, tracking = 0 }: Style) {
  const font = fontOf(weight);
  const { advanceWidth, glyphs } = font.layout(words);
  return (advanceWidth * size) / font.unitsPerEm + tracking * Math.max(glyphs.length - 1, 0);
}

/** The signs of some words, and where each begins on the line, in the font's own units; `scale` makes points of them. */
export function signsOf({ words, size, weight, tracking = 0 }: Style & { words: string }) {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let pen = 0;
  const signs = glyphs.map(({ id, path }, index) => {
    const x = pen + positions[index]!.xOffset;
    pen += positions[index]!.xAdvance + tracking / scale;
    return { name: `${weight[0]}${id}`, outline: path.toSVG(), x };
  });
  return { signs, scale };
}

/** Without what the typeface has no sign for (emoji, mostly), unless nothing would be left. */
export function printable(words: string) {
  const font = fontOf('regular');
  const known = [...words]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return known || words;
}
