/** One caption: when it is shown, in seconds, and its text, with markup such as `<i>`. */
export interface CaptionsLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Position and alignment, as WebVTT has them. */
  readonly settings?: string;
}

/** Characters a second from which viewers cannot follow. */
export const maxReadingSpeed = 20;

const time = String.raw`(?:(\d{2,}):)?(\d{2}):(\d{2}\.\d{3})`;
const timing = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}(?:[ \t]+(.*))?$`);

/** Reads WebVTT as the API stores it; notes, styles and names of captions are left out. */
export function readCaptions(text: string): CaptionsLine[] {
  const blocks = text.split(/\r?\n[ \t]*\r?\n/).map((block) => block.split(/\r?\n/));
  return blocks.flatMap((block) => {
    const at = block.findIndex((row) => timing.test(row));
    const match = timing.exec(block[at] ?? '');
    if (!match) return [];
    const [, h1, m1, s1, h2, m2, s2, settings] = match;
    const line = {
      start: secondsOf(h1, m1, s1),
      end: secondsOf(h2, m2, s2),
      text: plain(
        block
          .slice(at + 1)
          .join('\n')
          .trim(),
      ),
    };
    return [settings ? { ...line, settings } : line];
  });
}

/** Writes WebVTT, in the order of time. Lines without text are left out. */
export function writeCaptions(lines: readonly CaptionsLine[]): string {
  const blocks = lines
    .map((line) => ({ ...line, text: withoutGaps(line.text) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text, settings }) => {
      const times = `${captionsTime(start)} --> ${captionsTime(end)}`;
      return `${settings ? `${times} ${settings}` : times}\n${escaped(text)}\n`;
    });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** 00:04:32.500 */
export function captionsTime(seconds: number): string {
  const total = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = `${two((total / 60_000) % 60)}:${two((total / 1000) % 60)}`;
  return `${two(total / 3_600_000)}:${rest}.${String(total % 1000).padStart(3, '0')}`;
}

/** Text without markup and line breaks, as it is read. */
export const spokenText = ({ text }: Pick<CaptionsLine, 'text'>): string =>
  text.replace(tag, '').replace(/\s+/g, ' ').trim();

/** Characters a second. */
export const readingSpeed = (line: CaptionsLine): number =>
  spokenText(line).length / Math.max(line.end - line.start, 0.001);

const secondsOf = (hours: string | undefined, minutes: string | undefined, seconds: string | undefined) =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);

const tag = /<(?:\/?(?:[biuc]|ruby|rt|v|lang)\b[^<>]*|\d[\d:.]*)>/g;
const tagOrLess = new RegExp(`(${tag.source})|<`, 'g');

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&');

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replace(tagOrLess, (_, markup: string | undefined) => markup ?? '&lt;')
    .replaceAll('-->', '--&gt;');

/** A blank line would end the caption. */
const withoutGaps = (text: string) =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .join('\n');
