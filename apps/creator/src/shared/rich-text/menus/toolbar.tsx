import { useEditorState, type Editor } from '@tiptap/react';
import { Button, IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { ChevronDown, Ellipsis, FileText, Keyboard, Link, Plus, Redo2, Undo2 } from '@sinau/ui/icons';
import type { Asking, Block } from '../blocks.ts';
import { inText } from '../in-text.ts';
import { inlineStyles } from './inline-styles.ts';
import { TableMenu } from './table-menu.tsx';
import { Tool } from './tool.tsx';

interface ToolbarProps {
  editor: Editor;
  blocks: readonly Block[];
  asking: Asking;
  onLink: () => void;
  onShortcuts: () => void;
  /** Inserts a Word document; absent where the text takes none. */
  onWord: (() => void) | undefined;
}

/** Blocks that change the paragraph of the cursor; the others are inserted beside it. */
const styleParts = new Set<Block['part']>([
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
]);
/** Styles that a phone has in the toolbar itself; the rest is in the menu at its end. */
const onPhones = new Set<string>(['bold', 'italic']);

export function Toolbar({ editor, blocks, asking, onLink, onShortcuts, onWord }: ToolbarProps) {
  const styles = blocks.filter(({ part }) => styleParts.has(part));
  const inserts = blocks.filter(({ part }) => !styleParts.has(part));
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      marks: inlineStyles.filter(({ mark }) => current.isActive(mark)).map(({ mark }): string => mark),
      style: styles.findLast(({ isOn }) => isOn?.(current))?.label ?? 'Teks',
      isLink: current.isActive('link'),
      isInTable: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = (block: Block) => block.run(editor, asking);

  return (
    <div className="rich-text-tools" role="toolbar" aria-label="Format teks">
      <Menu
        trigger={
          <IconButton label="Sisipkan" title="Sisipkan">
            <Plus />
          </IconButton>
        }
      >
        {inserts.map((block) => (
          <BlockItem key={block.label} block={block} onRun={run} />
        ))}
        {onWord && (
          <MenuItem icon={<FileText />} description="Judul, daftar, tabel, dan gambarnya ikut" onSelect={onWord}>
            Impor dari Word
          </MenuItem>
        )}
      </Menu>
      <Menu
        trigger={
          <Button variant="text" size="sm" className="rich-text-style" aria-label={`Gaya: ${state.style}`}>
            <span>{state.style}</span>
            <ChevronDown />
          </Button>
        }
      >
        {styles.map((block) => (
          <BlockItem key={block.label} block={block} onRun={run} />
        ))}
      </Menu>
      <span className="rich-text-divider" />
      {inlineStyles.map(({ mark, label, icon: Icon, run: toggle }) => (
        <Tool
          key={mark}
          label={label}
          className={onPhones.has(mark) ? undefined : 'rich-text-wide'}
          isOn={state.marks.includes(mark)}
          onUse={() => toggle(editor)}
        >
          <Icon />
        </Tool>
      ))}
      <Tool label="Tautan" isOn={state.isLink} onUse={onLink}>
        <Link />
      </Tool>
      <span className="rich-text-divider" />
      <Tool label="Urungkan" disabled={!state.canUndo} onUse={() => inText(editor).undo().run()}>
        <Undo2 />
      </Tool>
      <Tool
        label="Ulangi"
        className="rich-text-wide"
        disabled={!state.canRedo}
        onUse={() => inText(editor).redo().run()}
      >
        <Redo2 />
      </Tool>
      {state.isInTable && <TableMenu editor={editor} />}
      <Menu
        align="end"
        trigger={
          <IconButton label="Lainnya" title="Lainnya">
            <Ellipsis />
          </IconButton>
        }
      >
        {inlineStyles
          .filter(({ mark }) => !onPhones.has(mark))
          .map(({ mark, label, icon: Icon, run: toggle }) => (
            <MenuItem key={mark} icon={<Icon />} onSelect={() => toggle(editor)}>
              {label}
            </MenuItem>
          ))}
        <MenuItem icon={<Redo2 />} disabled={!state.canRedo} onSelect={() => inText(editor).redo().run()}>
          Ulangi
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Keyboard />} onSelect={onShortcuts}>
          Pintasan papan ketik
        </MenuItem>
      </Menu>
    </div>
  );
}

function BlockItem({ block, onRun }: { block: Block; onRun: (block: Block) => void }) {
  const Icon = block.icon;
  return (
    <MenuItem icon={<Icon />} description={block.description} onSelect={() => onRun(block)}>
      {block.label}
    </MenuItem>
  );
}
