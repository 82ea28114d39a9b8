import { Node, type NodeViewRenderer } from '@tiptap/react';
import { maxAltLength, richTextMarkup } from '@sinau/contracts/core/rich-text/rich-text.rules';

const known = richTextMarkup.picture.img;
const numberIn = (element: HTMLElement, name: 'width' | 'height') => {
  const value = element.getAttribute(name) ?? '';
  return known[name].test(value) ? Number(value) : null;
};

interface PictureOptions {
  /** View of the picture in the editor; without it, the picture is rendered as stored. */
  view: NodeViewRenderer | null;
}

/** Picture that was uploaded, or that is being uploaded while it has an `upload` and no `mediaId`. */
export const Picture = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ view: null }),
  addAttributes: () => ({
    upload: {
      default: null,
      parseHTML: (element) => element.dataset['upload'] ?? null,
      renderHTML: ({ upload }) => (upload ? { 'data-upload': upload as string } : {}),
    },
    mediaId: {
      default: null,
      parseHTML: (element) => element.dataset['media'] ?? null,
      renderHTML: ({ mediaId }) => (mediaId ? { 'data-media': mediaId as string } : {}),
    },
    alt: {
      default: '',
      parseHTML: (element) => (element.getAttribute('alt') ?? '').slice(0, maxAltLength),
      renderHTML: ({ alt }) => ({ alt: alt as string }),
    },
    width: { default: null, parseHTML: (element) => numberIn(element, 'width') },
    height: { default: null, parseHTML: (element) => numberIn(element, 'height') },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-media]',
      getAttrs: (element) => (known['data-media'].test(element.dataset['media'] ?? '') ? null : false),
    },
    { tag: 'img[data-upload]' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    return this.options.view;
  },
});

/** Returns the text to send: without pictures still being uploaded, whatever their alternative text. */
export const withoutUploads = (html: string) => html.replace(/<img data-upload=(?:[^">]|"[^"]*")*>/g, '');
