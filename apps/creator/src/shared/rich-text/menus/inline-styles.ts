import type { Editor } from '@tiptap/react';
import { Bold, Code, Italic, Strikethrough, Underline } from '@sinau/ui/icons';
import { inText } from '../in-text.ts';

/** Styles of words. Every context has them. */
export const inlineStyles = [
  { mark: 'bold', label: 'Tebal', icon: Bold, run: (editor: Editor) => inText(editor).toggleBold().run() },
  {
    mark: 'italic',
    label: 'Miring',
    icon: Italic,
    run: (editor: Editor) => inText(editor).toggleItalic().run(),
  },
  {
    mark: 'underline',
    label: 'Garis bawah',
    icon: Underline,
    run: (editor: Editor) => inText(editor).toggleUnderline().run(),
  },
  {
    mark: 'strike',
    label: 'Coret',
    icon: Strikethrough,
    run: (editor: Editor) => inText(editor).toggleStrike().run(),
  },
  { mark: 'code', label: 'Kode', icon: Code, run: (editor: Editor) => inText(editor).toggleCode().run() },
] as const;
