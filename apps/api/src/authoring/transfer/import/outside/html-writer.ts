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
  const parts: string[] = [];
  const open: { readonly name: string; readonly end: string; readonly begin: number }[] = [];
  const openBlocks: string[] = [];
  let raisings = 0;
  let isInParagraph = false;

  const endParagraph = () => {
    if (isInParagraph) parts.push('</p>');
    isInParagraph = false;
  };
  const beginParagraph = () => {
    const block = openBlocks.at(-1);
    if (isInParagraph || (block !== undefined && !wrappers.has(block))) return;
    parts.push('<p>');
    isInParagraph = true;
  };
  const isBlock = (name: string) => blocks.has(name) || wrappers.has(name);
  const isRaising = (name: string) => name === 'sup' || name === 'sub';

  return {
    /** Opens an element; without markup it leaves no trace but its place. */
    open(name: string, begin = '', end = '') {
      if (isBlock(name)) {
        endParagraph();
        openBlocks.push(name);
      } else if (begin) beginParagraph();
      if (isRaising(name)) raisings += 1;
      if (begin) parts.push(begin);
      open.push({ name, end, begin: parts.length });
    },

    /** Closes the innermost element; returns true if a raised or lowered text became characters. */
    close(): boolean {
      const { name, end, begin } = open.pop()!;
      if (isBlock(name)) {
        endParagraph();
        openBlocks.pop();
      }
      let isRaised = false;
      if (isRaising(name) && (raisings -= 1) === 0) {
        const inner = parts.splice(begin).join('');
        isRaised = inner.trim() !== '' && !inner.includes('<');
        parts.push(isRaised ? raisedText(inner, name === 'sup') : inner);
      }
      if (end) parts.push(end);
      return isRaised;
    },

    text(text: string) {
      if (text.trim() !== '') beginParagraph();
      else if (!isInParagraph && wrappers.has(openBlocks.at(-1) ?? 'body')) return;
      parts.push(escapedText(text));
    },

    /** Writes an element without content, in a line or as a block. */
    inline(markup: string) {
      beginParagraph();
      parts.push(markup);
    },
    block(markup: string) {
      endParagraph();
      parts.push(markup);
    },

    end(): string {
      endParagraph();
      return parts.join('');
    },
  };
}
