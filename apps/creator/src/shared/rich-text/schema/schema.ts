import { CodeBlock } from '@tiptap/extension-code-block';
import { Link } from '@tiptap/extension-link';
import type { Extensions, NodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  headingLevels,
  linkAttributesOf,
  richTextMarkup,
  richTextRules,
  type RichTextPart,
  type RichTextContext,
} from '@sinau/contracts/core/rich-text/rich-text.rules';
import { Callout } from './callout.ts';
import { Embed } from './embed.ts';
import { Picture } from './picture.ts';
import { tableParts } from './table.ts';

/** Parts of the starter kit that the rules of a context name too. */
const starterParts = [
  'hardBreak',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
] as const satisfies readonly RichTextPart[];

/** Returns whether the server would store the address. */
const isLinkTarget = (address: string) => richTextMarkup.link.a.href.test(address);

/** Returns whether typed text is an address. It may lack its scheme, which is added when it becomes a link. */
const isTypedTarget = (typed: string) =>
  isLinkTarget(/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(typed) ? typed : `https://${typed}`);

const SafeLink = Link.extend({
  addAttributes: () => ({ href: { default: null, parseHTML: (element) => element.getAttribute('href') } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLinkTarget(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ mark }) => {
    const href = mark.attrs['href'] as string;
    return ['a', { href, ...linkAttributesOf(href) }, 0];
  },
});

/** Code in one color needs no language. */
const PlainCodeBlock = CodeBlock.extend({ addAttributes: () => ({}) });

/** Returns only the nodes and marks that the rules of a context name. */
export function schemaOf(place: RichTextContext, pictureView: NodeViewRenderer | null = null): Extensions {
  const { parts } = richTextRules[place];
  const has = (part: RichTextPart) => parts.includes(part);
  return [
    StarterKit.configure({
      ...Object.fromEntries(starterParts.filter((part) => !has(part)).map((part) => [part, false])),
      heading: has('heading') && { levels: [...headingLevels] },
      link: false,
      codeBlock: false,
    }),
    ...(has('link')
      ? [
          SafeLink.configure({
            openOnClick: false,
            defaultProtocol: 'https',
            isAllowedUri: isTypedTarget,
          }),
        ]
      : []),
    ...(has('codeBlock') ? [PlainCodeBlock] : []),
    ...(has('table') ? tableParts : []),
    ...(has('callout') ? [Callout] : []),
    ...(has('embed') ? [Embed] : []),
    ...(has('picture') ? [Picture.configure({ view: pictureView })] : []),
  ];
}
