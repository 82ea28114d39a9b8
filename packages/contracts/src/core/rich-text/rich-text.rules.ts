/**
 * Contexts of rich text: an article, the instruction of a quiz or an assignment, a class page, and the message at the
 * end of a class.
 */
export const richTextContexts = ['article', 'instruction', 'about', 'message'] as const;
export type RichTextContext = (typeof richTextContexts)[number];

type Attributes = Readonly<Record<string, RegExp>>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pixels = /^[1-9]\d{0,3}$/;
const span = /^(?:[2-9]|[1-4]\d|50)$/;
/**
 * Targets of a link: another site, a mailbox, or a path of this site. Two slashes would name another host, and a name
 * before an `@` looks like one.
 */
const linkTarget = /^(?:(?:https?:\/\/(?![^/?#]*@)|mailto:)[^\s"<>\\]+|\/(?!\/)[^\s"<>\\]*)$/i;

/** Returns the attributes of a link to another site. A link within the site opens in place. */
export const linkAttributesOf = (href: string): Readonly<Record<string, string>> =>
  href.startsWith('/') ? {} : { rel: 'nofollow noopener noreferrer', target: '_blank' };

export const calloutKinds = ['info', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];
export const headingLevels = [2, 3, 4] as const;
/** Maximum length of a picture's alternative text. */
export const maxAltLength = 300;
/** Maximum of pictures in one text. */
export const maxPictures = 100;

/** Written as `name:id`, so that no other site can be embedded. */
const embedName = /^(?:youtube:[\w-]{11}|vimeo:\d{6,12})$/;

/** Elements of each node and mark of the editor, and the allowed values of their attributes. */
export const richTextMarkup = {
  paragraph: { p: {} },
  hardBreak: { br: {} },
  heading: { h2: {}, h3: {}, h4: {} },
  bulletList: { ul: {}, li: {} },
  orderedList: { ol: { start: /^\d{1,4}$/, type: /^[1aAiI]$/ }, li: {} },
  blockquote: { blockquote: {} },
  codeBlock: { pre: {}, code: {} },
  horizontalRule: { hr: {} },
  table: {
    table: {},
    tbody: {},
    tr: {},
    th: { colspan: span, rowspan: span },
    td: { colspan: span, rowspan: span },
  },
  callout: { div: { 'data-callout': /^(?:info|tip|warning)$/ } },
  picture: {
    img: {
      'data-media': new RegExp(`^${uuid}$`),
      alt: new RegExp(`^[^]{0,${maxAltLength}}$`),
      width: pixels,
      height: pixels,
    },
  },
  embed: { div: { 'data-embed': embedName } },
  bold: { strong: {} },
  italic: { em: {} },
  underline: { u: {} },
  strike: { s: {} },
  code: { code: {} },
  link: { a: { href: linkTarget, rel: /^nofollow noopener noreferrer$/, target: /^_blank$/ } },
} as const satisfies Record<string, Readonly<Record<string, Attributes>>>;
export type RichTextPart = keyof typeof richTextMarkup;

const everywhere = [
  'paragraph',
  'hardBreak',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'picture',
  'embed',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
] as const satisfies readonly RichTextPart[];

interface ContextRules {
  /** Nodes and marks that are allowed there. */
  readonly parts: readonly RichTextPart[];
  /** Readers of its pictures: everybody, or users who may open the lesson. */
  readonly pictures: 'public' | 'lesson';
}
export const richTextRules: Record<RichTextContext, ContextRules> = {
  article: { parts: [...everywhere, 'table', 'callout'], pictures: 'lesson' },
  instruction: { parts: [...everywhere, 'table', 'callout'], pictures: 'lesson' },
  about: { parts: [...everywhere, 'table', 'callout'], pictures: 'public' },
  message: { parts: everywhere, pictures: 'public' },
};

/** Returns the elements of a context with the attributes of each: the server retains these. */
export function elementsOf(place: RichTextContext): ReadonlyMap<string, Attributes> {
  const elements = new Map<string, Attributes>();
  for (const part of richTextRules[place].parts)
    for (const [name, attributes] of Object.entries<Attributes>(richTextMarkup[part]))
      elements.set(name, { ...elements.get(name), ...attributes });
  return elements;
}

/** Elements that are meaningful only with one of these attributes; without it only their allowed content stays. */
export const namingAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['div', ['data-callout', 'data-embed']],
  ['img', ['data-media']],
]);

/** Returns the pictures of a stored text, without duplicates. */
export const pictureIdsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(pictureStart), ([, id]) => id!)),
];
const pictureStart = new RegExp(`<img data-media="(${uuid})"`, 'g');

/** Tells whether a stored text has any words or pictures. `words` is the text without its markup. */
export const isWritten = (html: string, words: string) =>
  words !== '' || /<(?:img|div) data-(?:media|embed)=/.test(html);
