/** One caption. `start` and `end` are in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const time = String.raw`(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})`;
const timing = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}`);

/** Reads the captions of a stored WebVTT file (docs/decisions/0221), without their markup. */
export function cuesOf(vtt: string): Cue[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    if (at === -1) return [];
    const [, h1, m1, s1, h2, m2, s2] = timing.exec(lines[at]!)!;
    const text = plainText(lines.slice(at + 1).join(' '));
    return text === '' ? [] : [{ start: secondsOf(h1, m1, s1), end: secondsOf(h2, m2, s2), text }];
  });
}

const secondsOf = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', lrm: '', rlm: '' };

/** Returns the text of markup whose entities are those of WebVTT or of sanitized HTML. */
export const plainText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:(amp|lt|gt|quot|nbsp|lrm|rlm)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
      (whole, name?: string, decimal?: string, hex?: string) => {
        if (name) return signs[name.toLowerCase()] ?? whole;
        const code = decimal ? Number(decimal) : parseInt(hex!, 16);
        return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
