import { elementsOf, type RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { Parser } from 'htmlparser2';
import { createReferences, type HtmlContext, type TextRecording } from './html-references.ts';
import { attributesText, createHtmlWriter, isWrapper, type HtmlWriter } from './html-writer.ts';

export type { HtmlContext } from './html-references.ts';

export interface OutsideHtml {
  readonly html: string;
  /** Notes on what the text cannot have here. */
  readonly notes: readonly string[];
  readonly attachmentIds: readonly string[];
  /** Recordings that the text plays; they follow it as lessons. */
  readonly recordings: readonly TextRecording[];
}

const synonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};
const form = 'Formulir di dalam teks tidak ikut';
const insertion = 'Sisipan di dalam teks tidak ikut';
/** Elements that go with their content; null for those that nobody sees. */
const dropped = new Map<string, string | null>([
  ['script', 'Skrip di dalam teks tidak ikut'],
  ['style', 'Gaya di dalam teks tidak ikut'],
  ['object', insertion],
  ['embed', insertion],
  ['canvas', insertion],
  ['svg', 'Gambar SVG di dalam teks tidak ikut'],
  ['math', 'Rumus MathML tidak ikut'],
  ['select', form],
  ['textarea', form],
  ['button', form],
  ['input', form],
  ...['title', 'head', 'noscript', 'template', 'link', 'meta', 'param', 'track'].map((name) => [name, null] as const),
]);
/** Elements without a look of their own. */
const plain = new Set(
  'span a thead tfoot colgroup col tbody label source picture abbr time bdi bdo wbr sup sub caption iframe video audio html body img'.split(
    ' ',
  ),
);
/** Elements whose content is for browsers that cannot show them. */
const players = new Set(['video', 'audio', 'iframe']);
/** Attributes without an effect that readers would miss. */
const unseen =
  /^(?:id|name|lang|dir|title|target|rel|role|scope|tabindex|href|src|srcset|alt|start|type|colspan|rowspan|loading|xmlns.*|aria-.*|data-.*)$/;
/** Elements whose size and frame are those of what they show. */
const sized = /^(?:img|iframe|video|audio|source|html|body)$/;
const formulas = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
] as const;
/** Looks for each sign once: a pattern would begin anew at each sign that is never closed. */
const hasFormula = (source: string) =>
  formulas.some(([begin, end]) => {
    const at = source.indexOf(begin);
    return at >= 0 && source.includes(end, at + begin.length + 1);
  });
const styleNote = 'Warna, ukuran, perataan, dan tata letak teks tidak ikut';

/** Turns HTML of another system into what our editor writes, and notes everything that it cannot have. */
export function outsideHtml(source: string, context: HtmlContext): OutsideHtml {
  const notes = new Set<string>();
  const references = createReferences(context, notes);
  const writer = createHtmlWriter();
  const allowed = elementsOf(context.place);
  let hidden = 0;
  let playing = 0;

  const parser = new Parser({
    onopentag(sent, attributes) {
      const note = dropped.get(sent);
      if (hidden > 0 || note !== undefined) {
        if (hidden === 0 && note) notes.add(note);
        hidden += 1;
        return;
      }
      const name = synonyms[sent] ?? sent;
      if (name !== sent && /^h\d$/.test(sent)) notes.add('Tingkat judul di dalam teks disesuaikan');
      const isKnown = allowed.has(name) || plain.has(name) || isWrapper(name);
      const isStyled = !sized.test(name) && Object.keys(attributes).some((one) => !unseen.test(one));
      if (!isKnown || isStyled) notes.add(styleNote);
      if (players.has(name)) playing += 1;
      openElement(name, attributes, { writer, references, place: context.place });
    },
    ontext(text) {
      if (hidden === 0 && playing === 0) writer.text(text);
    },
    onclosetag(name) {
      if (hidden > 0) {
        hidden -= 1;
        return;
      }
      if (players.has(name)) playing -= 1;
      if (writer.close()) notes.add('Pangkat dan indeks bawah menjadi karakter biasa');
    },
  });
  parser.end(source);
  if (hasFormula(source)) notes.add('Rumus LaTeX tampil sebagai teks biasa');
  const { attachmentIds, recordings } = references;
  return {
    html: writer.end(),
    notes: [...notes],
    attachmentIds: [...attachmentIds],
    recordings: [...recordings.values()],
  };
}

interface Opening {
  readonly writer: HtmlWriter;
  readonly references: ReturnType<typeof createReferences>;
  readonly place: RichTextContext;
}

function openElement(name: string, attributes: Record<string, string>, { writer, references, place }: Opening) {
  const { src = '', href = '' } = attributes;
  switch (name) {
    case 'img': {
      const own = references.picture(attributes);
      if (own) writer.inline(`<img${attributesText(own)} />`);
      return writer.open(name);
    }
    case 'iframe':
    case 'video':
    case 'audio':
    case 'source': {
      const own = !src ? null : name === 'iframe' ? references.frame(src) : references.recording(src);
      if (own) writer.block(`<div${attributesText(own)}></div>`);
      return writer.open(name);
    }
    case 'br':
      writer.inline('<br />');
      return writer.open(name);
    case 'hr':
      writer.block('<hr />');
      return writer.open(name);
    case 'caption':
      return writer.open('tr', '<tr><td>', '</td></tr>');
    case 'a': {
      const own = references.link(href.trim());
      return own ? writer.open(name, `<a${attributesText(own)}>`, '</a>') : writer.open(name);
    }
    default: {
      const known = elementsOf(place).get(name);
      // A box of our own editor; any other is no part of a text.
      if (!known || (name === 'div' && !attributes['data-callout'])) return writer.open(name);
      const kept = Object.entries(known).flatMap(([attribute, pattern]) => {
        const value = attributes[attribute]?.trim();
        return value !== undefined && pattern.test(value) ? [[attribute, value] as const] : [];
      });
      return writer.open(name, `<${name}${attributesText(Object.fromEntries(kept))}>`, `</${name}>`);
    }
  }
}
