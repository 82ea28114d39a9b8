import { Extension, type Editor, type Range } from '@tiptap/react';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { findBlocks, type Block } from '../blocks.ts';
import { inText } from '../in-text.ts';

export interface SlashState {
  readonly blocks: readonly Block[];
  /** Index of the block that Enter inserts. */
  readonly index: number;
  /** Position of the slash, in the window. */
  readonly place: DOMRect | null;
  readonly pick: (block: Block) => void;
}

export interface SlashStore {
  get: () => SlashState | null;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the menu that a typed '/' opens: an extension of the editor, and the state of the menu. */
export function createSlashCommands(blocks: readonly Block[], run: (editor: Editor, block: Block) => void) {
  let state: SlashState | null = null;
  const listeners = new Set<() => void>();
  const set = (next: SlashState | null) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const onKeys = ({ key }: KeyboardEvent): boolean => {
    if (!state || state.blocks.length === 0) return false;
    const { length } = state.blocks;
    if (key === 'ArrowDown') set({ ...state, index: (state.index + 1) % length });
    else if (key === 'ArrowUp') set({ ...state, index: (state.index - 1 + length) % length });
    else if (key === 'Enter' || key === 'Tab') state.pick(state.blocks[state.index]!);
    else return false;
    return true;
  };

  // Computes the blocks immediately: the plugin's own list of items may arrive later than the next key.
  const show = ({ query, clientRect, command }: SuggestionProps<Block, Block>) =>
    set({ blocks: findBlocks(blocks, query), index: 0, place: clientRect?.() ?? null, pick: command });

  const extension = Extension.create({
    name: 'slashCommands',
    addProseMirrorPlugins() {
      return [
        Suggestion<Block, Block>({
          editor: this.editor,
          pluginKey: new PluginKey('slashCommands'),
          char: '/',
          allowedPrefixes: [' '],
          allow: ({ editor }) => editor.isEditable && !editor.isActive('codeBlock') && !editor.isActive('code'),
          command: ({ editor, range, props }: { editor: Editor; range: Range; props: Block }) => {
            inText(editor).deleteRange(range).run();
            run(editor, props);
          },
          render: () => ({
            onStart: show,
            onUpdate: show,
            onKeyDown: ({ event }) => onKeys(event),
            onExit: () => set(null),
          }),
        }),
      ];
    },
  });

  const store: SlashStore = {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { extension, store };
}
