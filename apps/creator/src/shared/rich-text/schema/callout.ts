import { Node } from '@tiptap/react';
import { calloutKinds, type CalloutKind } from '@sinau/contracts/core/rich-text/rich-text.rules';

declare module '@tiptap/react' {
  interface Commands<ReturnType> {
    callout: {
      /** Puts the selected blocks into a box of this kind; removes the box if it is of this kind already. */
      toggleCallout: (kind: CalloutKind) => ReturnType;
    };
  }
}

const kindOf = (element: HTMLElement) =>
  calloutKinds.find((kind) => kind === element.dataset['callout']) ?? calloutKinds[0];

/** Box with a note, a tip or a warning. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: calloutKinds[0],
      parseHTML: kindOf,
      renderHTML: ({ kind }) => ({ 'data-callout': kind as string }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }, { tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleCallout:
        (kind) =>
        ({ editor, commands }) => {
          if (editor.isActive('callout', { kind })) return commands.lift('callout');
          if (editor.isActive('callout')) return commands.updateAttributes('callout', { kind });
          return commands.wrapIn('callout', { kind });
        },
    };
  },
});
