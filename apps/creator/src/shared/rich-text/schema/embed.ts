import { Node } from '@tiptap/react';
import { embedNameOf, embedOf, siteOf } from '@sinau/contracts/core/rich-text/reading';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';

declare module '@tiptap/react' {
  interface Commands<ReturnType> {
    embed: {
      /** Inserts the video that an address of YouTube or Vimeo names. */
      insertVideo: (address: string) => ReturnType;
    };
  }
}

/** A video of YouTube or Vimeo. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    video: {
      default: '',
      parseHTML: (element) => element.dataset['embed'] ?? '',
      renderHTML: ({ video }) => ({ 'data-embed': video as string }),
    },
  }),
  parseHTML: () => [
    { tag: 'div[data-embed]', getAttrs: (element) => (embedOf(element.dataset['embed'] ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  /** Rendered without playback in the editor: the player would capture the keys. */
  addNodeView:
    () =>
    ({ node }) => {
      const embed = embedOf(node.attrs['video'] as string);
      const dom = document.createElement('div');
      dom.className = 'prose-video rich-text-video';
      const face = dom.appendChild(document.createElement('div'));
      face.append(document.createElement('span'), embed ? `Video dari ${siteOf(embed)}` : 'Video');
      return { dom };
    },
  addCommands() {
    return {
      insertVideo:
        (address) =>
        ({ commands }) => {
          const embed = videoEmbedOf(address);
          return embed !== null && commands.insertContent({ type: this.name, attrs: { video: embedNameOf(embed) } });
        },
    };
  },
});
