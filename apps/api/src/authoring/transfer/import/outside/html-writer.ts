import { raisedText } from '@sinau/contracts/core/rich-text/raised.rules';

const blocks = new Set('p h2 h3 h4 ul ol li blockquote pre hr table tbody tr th td'.split(' '));
/** Blocks that our editor does not have: their loose text becomes paragraphs. */
const wrappers = new Set(
  'html body div section article main aside header footer nav center figure figcaption address dl dt dd details summary fieldset form legend'.split(
    ' ',
  ),
);
export const isWrapper = (name: string) => wrappers.has(name);

export const escapedText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapedText(value).replaceAll('"', '&quot;')}"`)
    .join('');

export type HtmlWriter = ReturnType<typeof createHtmlWriter>;

/** Writes HTML in which each text stands in a block: what lies loose in a page or a box becomes a paragraph. */
export function createHtmlWriter() {
  const open: { readonly name: string; readonly end: string; readonly begin: number }[] = [];
  let html = '';
  let isInParagraph = false;

  const endParagraph = () => {
    if (isInParagraph) html += '</p>';
    isInParagraph = false;
  };
  const isLoose = () => {
    const block = open.findLast(({ name }) => blocks.has(name) || wrappers.has(name));
    return !block || wrappers.has(block.name);
  };
  const beginParagraph = () => {
    if (isInParagraph || !isLoose()) return;
    html += '<p>';
    isInParagraph = true;
  };

  return {
    /** True within an element of one of these names. */
    isWithin: (names: ReadonlySet<string>) => open.some(({ name }) => names.has(name)),

    /** Opens an element; without markup it leaves no trace but its place. */
    open(name: string, begin = '', end = '') {
      if (blocks.has(name) || wrappers.has(name)) endParagraph();
      else if (begin) beginParagraph();
      html += begin;
      open.push({ name, end, begin: html.length });
    },

    /** Closes the innermost element; returns true if a raised or lowered text became characters. */
    close(): boolean {
      const { name, end, begin } = open.pop()!;
      if (blocks.has(name) || wrappers.has(name)) endParagraph();
      const inner = html.slice(begin);
      const isRaised = (name === 'sup' || name === 'sub') && inner.trim() !== '' && !inner.includes('<');
      if (isRaised) html = html.slice(0, begin) + raisedText(inner, name === 'sup');
      html += end;
      return isRaised;
    },

    text(text: string) {
      if (!isInParagraph && isLoose()) {
        if (text.trim() === '') return;
        beginParagraph();
      }
      html += escapedText(text);
    },

    /** Writes an element without content. */
    inline(markup: string) {
      beginParagraph();
      html += markup;
    },
    block(markup: string) {
      endParagraph();
      html += markup;
    },

    end(): string {
      endParagraph();
      return html;
    },
  };
}
