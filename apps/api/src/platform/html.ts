import sanitizeHtml from 'sanitize-html';
import {
  elementsOf,
  linkAttributesOf,
  namingAttributes,
  richTextContexts,
  type RichTextContext,
} from '@sinau/contracts/core/rich-text/rich-text.rules';

/** Other tag names that browsers and word processors give to what the editor writes. */
const synonyms = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
  ['h1', 'h2'],
]);

/**
 * Allows what the editor writes in a context. Scripts, styles, frames, forms and handlers are dropped; their content
 * stays where it is text.
 */
function rulesFor(place: RichTextContext): sanitizeHtml.IOptions {
  const elements = elementsOf(place);
  return {
    allowedTags: [...elements.keys()],
    allowedAttributes: Object.fromEntries(
      Array.from(elements, ([name, attributes]) => [name, Object.keys(attributes)]),
    ),
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      '*': (written, sent) => {
        const name = synonyms.get(written) ?? written;
        return { tagName: name, attribs: allowedAttributesOf(name, elements.get(name) ?? {}, sent) };
      },
    },
    // The content of such an element stays.
    exclusiveFilter: ({ tag, attribs }) =>
      namingAttributes.get(tag)?.every((one) => attribs[one] === undefined) ? 'excludeTag' : false,
  };
}

/** Returns the attributes whose value is allowed, always in the order of the rules. */
function allowedAttributesOf(name: string, known: Readonly<Record<string, RegExp>>, sent: sanitizeHtml.Attributes) {
  const { href = '' } = sent;
  const values: sanitizeHtml.Attributes = name === 'a' ? { href, ...linkAttributesOf(href.trim()) } : sent;
  return Object.fromEntries(
    Object.entries(known).flatMap(([attribute, pattern]) => {
      const value = values[attribute]?.trim();
      return value !== undefined && pattern.test(value) ? [[attribute, value]] : [];
    }),
  );
}

const rules = new Map(richTextContexts.map((place) => [place, rulesFor(place)]));

/** Control characters written as entities arrive here, and would prevent the text from being saved again. */
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const cleanHtml = (dirty: string, place: RichTextContext) =>
  sanitizeHtml(dirty, rules.get(place)!).replace(controlCharacters, '');

/** Returns the text without its markup. */
export const textOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, ' ').trim();
