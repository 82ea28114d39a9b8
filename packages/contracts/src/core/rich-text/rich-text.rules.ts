/** Where people write rich text: an article, what a quiz or an assignment asks, a class page, and the message at the end of a class. */
export const richTextContexts = ['article', 'instruction', 'about', 'message'] as const;
export type RichTextContext = (typeof richTextContexts)[number];

type Attributes = Readonly<Record<string, RegExp>>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pixels = /^[1-9]\d{0,3}$/;
const span = /^(?:[2-9]|[1-4]\d|50)$/;
/**
 * Where a link may lead: another site, a mailbox, or a path of this site. Two slashes would name another host, and a name
 * before an `@` looks like one.
 */
const linkTarget = /^(?:(?:https?:\/\/(?![^/?#]*@)|mailto:)[^\s"<>\\]+|\/(?!\/)[^\s"<>\\]*)$/i;

/** What a link that leads away says of itself. One within the site opens in place. */
export const linkAttributesOf = (href: string): Readonly<Record<string, string>> =>
  href.startsWith('/') ? {} : { rel: 'nofollow noopener noreferrer', target: '_blank' };

export const calloutKinds = ['info', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];
export const headingLevels = [2, 3, 4] as const;
/** Of the words that stand for a picture. */
export const maxAltLength = 300;
/** How many pictures one text shows. */
export const maxPictures = 100;

/** Written as `name:id`, so that an address of any other site cannot be meant. */
const embedName = /^(?:youtube:[\w-]{11}|vimeo:\d{6,12})$/;

/** The elements that each node and mark of the editor is written as, and what their attributes may say. */
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

interface PlaceRules {
  /** The nodes and marks that may be used there. */
  readonly parts: readonly RichTextPart[];
  /** Whether its pictures are for everybody, or for those who may open the lesson. */
  readonly pictures: 'public' | 'lesson';
}
export const richTextRules: Record<RichTextContext, PlaceRules> = {
  article: { parts: [...everywhere, 'table', 'callout'], pictures: 'lesson' },
  instruction: { parts: [...everywhere, 'table', 'callout'], pictures: 'lesson' },
  about: { parts: [...everywhere, 'table', 'callout'], pictures: 'public' },
  message: { parts: everywhere, pictures: 'public' },
};

/** The elements of a place with the attributes of each: what the server keeps. */
export function elementsOf(place: RichTextContext): ReadonlyMap<string, Attributes> {
  const elements = new Map<string, Attributes>();
  for (const part of richTextRules[place].parts)
    for (const [name, attributes] of Object.entries<Attributes>(richTextMarkup[part]))
      elements.set(name, { ...elements.get(name), ...attributes });
  return elements;
}

/** Elements that mean something only with one of these attributes; without it what they hold stays, as far as it may. */
export const namingAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['div', ['data-callout', 'data-embed']],
  ['img', ['data-media']],
]);

/** The pictures that a stored text shows, each once. */
export const pictureIdsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(pictureStart), ([, id]) => id!)),
];
const pictureStart = new RegExp(`<img data-media="(${uuid})"`, 'g');

/** Whether a stored text says or shows anything. `words` is the text without its markup. */
export const isWritten = (html: string, words: string) =>
  words !== '' || /<(?:img|div) data-(?:media|embed)=/.test(html);
