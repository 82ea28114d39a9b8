import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';
import type { Line, Weight } from './drawing.ts';

/**
 * Plus Jakarta Sans, as on screen, and after it fallbacks for what it lacks: other alphabets of the world, Javanese,
 * Arabic, and the characters of Chinese and Japanese names. All under the SIL Open Font License.
 */
const faces = {
  jakarta: {
    share: 1,
    regular: import.meta.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
  },
  noto: {
    share: 1,
    regular: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  javanese: {
    // Letters of this face are larger, and reach far below the line.
    share: 0.7,
    regular: import.meta.resolve('@expo-google-fonts/noto-sans-javanese/400Regular/NotoSansJavanese_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-sans-javanese/700Bold/NotoSansJavanese_700Bold.ttf'),
  },
  arabic: {
    share: 1,
    regular: import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
  },
  mplus: {
    share: 1,
    regular: import.meta.resolve('@expo-google-fonts/m-plus-1p/400Regular/MPLUS1p_400Regular.ttf'),
    bold: import.meta.resolve('@expo-google-fonts/m-plus-1p/700Bold/MPLUS1p_700Bold.ttf'),
  },
} as const;
type Face = keyof typeof faces;
const faceNames = Object.keys(faces) as Face[];

const opened = new Map<string, { font: Font; file: string }>();
function open(face: Face, weight: Weight) {
  const key = `${face}-${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const file = fileURLToPath(faces[face][weight]);
  const font = { font: openSync(file) as Font, file };
  opened.set(key, font);
  return font;
}

const letters = new Intl.Segmenter('id', { granularity: 'grapheme' });
const lettersOf = (words: string) => Array.from(letters.segment(words), ({ segment }) => segment);
/** Joiners and the like, which shape their neighbours and have no glyph of their own. */
const isInvisible = /\p{Default_Ignorable_Code_Point}/u;

function hasSigns(face: Face, letter: string) {
  const { font } = open(face, 'regular');
  return [...letter].every(
    (character) => isInvisible.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!),
  );
}
const faceOf = (letter: string) => faceNames.find((face) => hasSigns(face, letter)) ?? null;

const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const isNeutral = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

interface Run {
  readonly face: Face;
  readonly words: string;
}

/** Splits words into runs of one face each, from left to right. */
function runsOf(words: string): Run[] {
  const runs: { face: Face; words: string }[] = [];
  for (const letter of lettersOf(words)) {
    const last = runs.at(-1);
    // Spaces and punctuation take the face of the letters before them.
    const face =
      last && isNeutral.test(letter) && hasSigns(last.face, letter) ? last.face : (faceOf(letter) ?? 'jakarta');
    if (last?.face === face) last.words += letter;
    else runs.push({ face, words: letter });
  }
  const firstLetter = lettersOf(words).find((letter) => !isNeutral.test(letter));
  return firstLetter && isRightToLeft.test(firstLetter) ? runs.toReversed() : runs;
}

export type Style = Pick<Line, 'size' | 'weight' | 'tracking'>;
type Words = Style & { words: string };

/** Sets the runs of a line, each with its font's file, and where it begins on the line, in points. */
export function setLine({ words, size, weight, tracking = 0 }: Words) {
  let x = 0;
  return runsOf(words).map((run) => {
    const { font, file } = open(run.face, weight);
    const ownSize = size * faces[run.face].share;
    const scale = ownSize / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = font.layout(run.words);
    const piece = { ...run, name: `${run.face}-${weight}`, file, glyphs, positions, size: ownSize, scale, x };
    x += advanceWidth * scale + tracking * glyphs.length;
    return piece;
  });
}

export function widthOf(words: string, style: Style) {
  const last = setLine({ words, ...style }).at(-1);
  if (!last) return 0;
  const { x, positions, scale } = last;
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return x + advance * scale + (style.tracking ?? 0) * Math.max(positions.length - 1, 0);
}

/**
 * Returns the glyphs of some words, and where each begins within its run, in its font's own units; `scale` converts
 * them to points.
 */
export const signsOf = (line: Words) =>
  setLine(line).map(({ glyphs, positions, name, scale, x }) => {
    let pen = 0;
    const signs = glyphs.map(({ id, path }, index) => {
      const { xOffset, yOffset, xAdvance } = positions[index]!;
      const sign = { name: `${name}-${id}`, outline: path.toSVG(), x: pen + xOffset, y: yOffset };
      pen += xAdvance + (line.tracking ?? 0) / scale;
      return sign;
    });
    return { signs, scale, x };
  });

/**
 * Returns words without characters that no face has, and whether letters are among those: other characters, such as
 * emoji, may be omitted.
 */
export function printable(words: string) {
  const known = lettersOf(words).filter((letter) => faceOf(letter) !== null);
  const unknown = lettersOf(words).filter((letter) => faceOf(letter) === null);
  return {
    words: known.join('').replace(/\s+/g, ' ').trim(),
    isWhole: !unknown.some((letter) => /[\p{Letter}\p{Mark}\p{Number}]/u.test(letter)),
  };
}
