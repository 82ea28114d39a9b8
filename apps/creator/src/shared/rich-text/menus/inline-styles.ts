import type { Editor } from '@tiptap/react';
import { Bold, Code, Italic, Strikethrough, Underline } from '@sinau/ui/icons';

/** The styles of words. Every place has them. */
export const inlineStyles = [
  { mark: 'bold', label: 'Tebal', icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  {
    mark: 'italic',
    label: 'Miring',
    icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    mark: 'underline',
    label: 'Garis bawah',
    icon: Underline,
    run: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    mark: 'strike',
    label: 'Coret',
    icon: Strikethrough,
    run: (editor: Editor) => editor.chain().focus().toggleStrike().run(),
  },
  { mark: 'code', label: 'Kode', icon: Code, run: (editor: Editor) => editor.chain().focus().toggleCode().run() },
] as const;
