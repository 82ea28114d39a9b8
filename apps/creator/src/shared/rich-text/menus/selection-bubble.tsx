import { useEditorState, type Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { TextSelection } from '@tiptap/pm/state';
import { useMediaQuery } from '@sinau/ui';
import { Link } from '@sinau/ui/icons';
import { inlineStyles } from './inline-styles.ts';
import { Tool } from './tool.tsx';

/** Styles of selected words, beside them. Phones show their own menu there, and have the toolbar. */
export function SelectionBubble({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...inlineStyles.map(({ mark }) => mark), 'link' as const].filter((mark) => current.isActive(mark)),
  });
  if (isTouch) return null;
  return (
    <BubbleMenu
      editor={editor}
      className="selection-bubble"
      role="toolbar"
      aria-label="Format pilihan"
      options={{ placement: 'top', offset: 8, flip: true, shift: { padding: 8 } }}
      shouldShow={hasWords}
    >
      {inlineStyles.map(({ mark, label, icon: Icon, run }) => (
        <Tool key={mark} label={label} isOn={on.includes(mark)} onUse={() => run(editor)}>
          <Icon />
        </Tool>
      ))}
      <Tool label="Tautan" isOn={on.includes('link')} onUse={onLink}>
        <Link />
      </Tool>
    </BubbleMenu>
  );
}

/** Returns whether words are selected that can have a style: not a picture, a video, cells or code. */
const hasWords = ({ editor }: { editor: Editor }) => {
  const { selection, doc } = editor.state;
  return (
    editor.isEditable &&
    selection instanceof TextSelection &&
    !editor.isActive('codeBlock') &&
    doc.textBetween(selection.from, selection.to).trim() !== ''
  );
};
