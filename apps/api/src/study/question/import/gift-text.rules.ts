import { plainText, textFormats, type Converted, type TextFormat } from './markup.ts';

/** Signs after a backslash are replaced by noncharacters while a question is read. */
const signs = '~=#{}:\\';
const standIn = (sign: string) => String.fromCharCode(0xfdd0 + signs.indexOf(sign));

export const escaped = (text: string) =>
  text.replace(/\\([~=#{}:\\])/g, (_, sign: string) => standIn(sign)).replaceAll('\\n', '\n');
export const unescaped = (text: string) =>
  text.replace(/[\ufdd0-\ufdd6]/g, (character) => signs[character.charCodeAt(0) - 0xfdd0]!).trim();

const formatName = new RegExp(`^\\s*\\[(${textFormats.join('|')})\\]`, 'i');

/** Reads a text with the format named before it, else with that of its question. */
export function giftText(source: string, inherited: TextFormat | null): Converted & { format: TextFormat | null } {
  const name = formatName.exec(source);
  const format = name ? (name[1]!.toLowerCase() as TextFormat) : inherited;
  return { ...plainText(unescaped(source.slice(name?.[0].length ?? 0)), format), format };
}
