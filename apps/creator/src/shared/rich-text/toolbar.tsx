import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@sinau/ui';
import { Bold, Heading2, Italic, Link, List, ListOrdered, Redo2, Undo2 } from '@sinau/ui/icons';
import { LinkDialog } from './link-dialog.tsx';

export function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      link: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();

  return (
    <div className="rich-text-tools" role="toolbar" aria-label="Format teks">
      <Tool label="Tebal" isOn={marks.bold} onUse={() => run().toggleBold().run()}>
        <Bold />
      </Tool>
      <Tool label="Miring" isOn={marks.italic} onUse={() => run().toggleItalic().run()}>
        <Italic />
      </Tool>
      <Tool label="Judul bagian" isOn={marks.heading} onUse={() => run().toggleHeading({ level: 2 }).run()}>
        <Heading2 />
      </Tool>
      <Tool label="Daftar" isOn={marks.bulletList} onUse={() => run().toggleBulletList().run()}>
        <List />
      </Tool>
      <Tool label="Daftar bernomor" isOn={marks.orderedList} onUse={() => run().toggleOrderedList().run()}>
        <ListOrdered />
      </Tool>
      <Tool label="Tautan" isOn={marks.link} onUse={() => setLinking(true)}>
        <Link />
      </Tool>
      <span className="rich-text-divider" />
      <Tool label="Urungkan" disabled={!marks.canUndo} onUse={() => run().undo().run()}>
        <Undo2 />
      </Tool>
      <Tool label="Ulangi" disabled={!marks.canRedo} onUse={() => run().redo().run()}>
        <Redo2 />
      </Tool>
      <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Undefined for actions without a state, such as undo. */
  isOn?: boolean;
  disabled?: boolean;
  onUse: () => void;
  children: ReactNode;
}

function Tool({ label, isOn, disabled, onUse, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
    </IconButton>
  );
}
