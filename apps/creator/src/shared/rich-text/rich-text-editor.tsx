import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent } from 'react';
import { Toolbar } from './toolbar.tsx';

export interface RichTextEditorProps {
  /** The initial content; a higher `version` replaces what is in the editor. */
  html: string;
  version: number;
  onChange: (html: string) => void;
  placeholder?: string;
  readOnly?: boolean;
  /** For lessons: a page rather than a field. */
  tall?: boolean;
  labelledBy: string;
  describedBy: string | undefined;
}

/** Allows only what the server's sanitiser keeps. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
];

export function RichTextEditor({
  html,
  version,
  onChange,
  placeholder = '',
  readOnly = false,
  tall = false,
  labelledBy,
  describedBy,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: html,
    editable: !readOnly,
    // Our own style sheet has the rules that it would inject.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose rich-text-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  const takeUp = useEffectEvent(() => void editor.commands.setContent(html, { emitUpdate: false }));
  useEffect(() => {
    if (version > 0) takeUp();
  }, [version]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);

  return (
    <div className={tall ? 'rich-text rich-text-tall' : 'rich-text'} data-readonly={readOnly || undefined}>
      {!readOnly && <Toolbar editor={editor} />}
      <EditorContent className="rich-text-content" editor={editor} data-placeholder={placeholder} />
    </div>
  );
}
