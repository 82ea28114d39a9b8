import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { Parser } from 'htmlparser2';
import { marked } from 'marked';

/** Formats that Moodle names before a text. Without one it reads markup as such where a text has any. */
export const textFormats = ['html', 'moodle', 'plain', 'markdown'] as const;
export type TextFormat = (typeof textFormats)[number];

export interface Converted {
  readonly text: string;
  readonly notes: readonly ImportNote[];
}

/** Takes a picture of a text; false where it is omitted, which is noted. */
export type TakePicture = (picture: {
  readonly src: string;
  readonly alt: string;
  readonly textBefore: string;
}) => boolean;

/** Closing tags, breaks and pictures; a lone `<p>` in a question about HTML is text. */
export const markup = /<\/[a-z][a-z0-9]*\s*>|<br\s*\/?>|<img\s|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i;
const formula = /\\\(.+?\\\)|\\\[.+?\\\]|\$\$.+?\$\$/s;

/** Many times the limit of a question, so that no text takes long; pictures within it are not counted. */
const maxSource = 20_000;
const embedded = /(["'])data:[^"']*\1/g;

/**
 * Returns the text as Moodle shows it, and the formatting that a question cannot have. A text that is far too long does
 * not change.
 */
export function plainText(
  source: string,
  format: TextFormat | null,
  takePicture: TakePicture = () => false,
): Converted {
  const light = source.replace(embedded, '"data:,"');
  if (light.length > maxSource) return { text: light, notes: [] };
  const { text, notes } = converted(light, format, takePicture);
  return {
    text,
    notes: formula.test(text) ? [...notes, changed('Rumus LaTeX tampil sebagai teks biasa')] : notes,
  };
}

function converted(source: string, format: TextFormat | null, takePicture: TakePicture): Converted {
  if (format === 'plain') return { text: source.trim(), notes: [] };
  if (format === 'html') return textOfHtml(source, takePicture);
  if (format === 'markdown') return textOfHtml(marked.parse(source, { async: false }), takePicture);
  if (!markup.test(source)) return { text: source.trim(), notes: [] };
  const { text, notes } = textOfHtml(source.replaceAll('\n', lineEnd), takePicture);
  return {
    text,
    notes: format === 'moodle' ? notes : [changed('Tag HTML dibaca sebagai format, seperti di Moodle'), ...notes],
  };
}

/** A block ends the line before it, and a second consecutive one does nothing. */
const lineEnd = '<div></div>';

const blocks = new Set(
  'address article blockquote dd div dl dt figure figcaption footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const looks = new Map(
  Object.entries({
    b: 'tebal',
    strong: 'tebal',
    i: 'miring',
    em: 'miring',
    u: 'garis bawah',
    s: 'coret',
    strike: 'coret',
    del: 'coret',
    mark: 'warna',
    font: 'warna',
    code: 'kode',
    kbd: 'kode',
  }),
);
const media = new Map(
  Object.entries({
    audio: 'Audio',
    video: 'Video',
    iframe: 'Sematan',
    object: 'Sematan',
    embed: 'Sematan',
    svg: 'Gambar',
    math: 'Rumus MathML',
    script: 'Skrip',
    style: 'Gaya',
  }),
);
const raised = new Map([...'0123456789+-−=()nix'].map((sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ'.charAt(index)]));
const lowered = new Map(
  [...'0123456789+-−=()aeoxhklmnpst'].map((sign, index) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ'.charAt(index)]),
);

function textOfHtml(html: string, takePicture: TakePicture): Converted {
  const notes: ImportNote[] = [];
  const looksLost = new Set<string>();
  /** Start positions of superscripts, subscripts and link texts, and the counters of open lists. */
  const marks: { name: string; at: number; href?: string }[] = [];
  const lists: (number | null)[] = [];
  let text = '';
  let verbatim = 0;
  let hidden = 0;
  let cells = 0;
  const endLine = () => {
    if (text !== '' && !text.endsWith('\n')) text = `${verbatim ? text : text.trimEnd()}\n`;
  };
  const open: Record<string, (attributes: Record<string, string>) => void> = {
    br: () => {
      text = `${text.replace(/[ \t]+$/, '')}\n`;
    },
    ol: () => void lists.push(0),
    ul: () => void lists.push(null),
    li: () => {
      const count = lists.pop() ?? null;
      lists.push(count === null ? null : count + 1);
      text += count === null ? '- ' : `${count + 1}. `;
    },
    tr: () => {
      cells = 0;
    },
    td: () => {
      if (cells++ > 0) text = `${text.trimEnd()} | `;
    },
    table: () => void notes.push(changed('Tabel menjadi baris teks')),
    img: ({ alt, src = '' }) => {
      if (takePicture({ src, alt: alt?.trim() ?? '', textBefore: text.trim() })) return;
      const name = alt?.trim() || src.startsWith('data:') ? alt?.trim() : decoded(src.split('/').at(-1)!);
      notes.push(leftOut(`Gambar${name ? ` “${name}”` : ''} tidak ikut. Unggah lagi lewat Edit soal.`));
    },
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (media.has(name) && hidden++ === 0) notes.push(leftOut(`${media.get(name)} tidak ikut`));
      if (hidden) return;
      const look = looks.get(name);
      if (look) looksLost.add(look);
      if (blocks.has(name)) endLine();
      if (name === 'pre') verbatim += 1;
      if (['sup', 'sub', 'a'].includes(name)) marks.push({ name, at: text.length, href: attributes['href'] ?? '' });
      open[name === 'th' ? 'td' : name]?.(attributes);
    },
    ontext(data) {
      if (hidden) return;
      if (verbatim) text += data;
      else {
        const words = data.replace(/\s+/g, ' ');
        text += text === '' || /\s$/.test(text) ? words.trimStart() : words;
      }
    },
    onclosetag(name) {
      if (media.has(name)) hidden = Math.max(0, hidden - 1);
      if (hidden) return;
      if (name === 'ol' || name === 'ul') lists.pop();
      if (marks.at(-1)?.name === name) closeMark(marks.pop()!);
      if (blocks.has(name)) endLine();
      if (name === 'pre') verbatim -= 1;
    },
  });
  const closeMark = ({ name, at, href = '' }: (typeof marks)[number]) => {
    const inner = text.slice(at);
    if (name === 'a') {
      if (!/^https?:/i.test(href) || inner.includes(href)) return;
      text += ` (${href})`;
      notes.push(changed('Tautan menjadi teks'));
      return;
    }
    const signs = name === 'sup' ? raised : lowered;
    if ([...inner].every((sign) => signs.has(sign))) {
      text = text.slice(0, at) + [...inner].map((sign) => signs.get(sign)).join('');
      return;
    }
    text = `${text.slice(0, at)}${name === 'sup' ? '^' : '_'}(${inner})`;
    notes.push(changed(name === 'sup' ? 'Pangkat menjadi ^(…)' : 'Indeks bawah menjadi _(…)'));
  };
  parser.end(html);
  if (looksLost.size > 0) notes.unshift(changed(`Huruf ${[...looksLost].join(', ')} menjadi huruf biasa`));
  return { text: text.replace(/\n{3,}/g, '\n\n').trim(), notes };
}

function decoded(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
