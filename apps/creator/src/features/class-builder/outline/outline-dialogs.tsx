import { useState } from 'react';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { Button, ConfirmDialog, Dialog, Field, Select } from '@sinau/ui';
import type { OutlineNode } from './outline-tree.ts';
import { TitleDialog } from './title-dialog.tsx';

/** Open dialog, with the nodes that it is for. */
export interface OutlineDialog {
  kind: 'rename' | 'move' | 'remove';
  nodes: readonly OutlineNode[];
}

interface OutlineDialogsProps {
  sections: readonly OutlineSection[];
  dialog: OutlineDialog | null;
  onClose: () => void;
  onRename: (section: OutlineNode, title: string) => void;
  onMove: (lessons: readonly OutlineNode[], sectionId: string) => void;
  onRemove: (nodes: readonly OutlineNode[]) => void;
}

/** One set of dialogs serves all rows of the outline. */
export function OutlineDialogs({ sections, dialog, onClose, onRename, onMove, onRemove }: OutlineDialogsProps) {
  const { kind, nodes = [] } = dialog ?? {};
  const [first] = nodes;
  return (
    <>
      <TitleDialog
        open={kind === 'rename'}
        sectionId={first?.id ?? ''}
        title={first?.title ?? ''}
        onSave={(title) => {
          onClose();
          if (first) onRename(first, title);
        }}
        onClose={onClose}
      />
      <Dialog open={kind === 'move'} onClose={onClose} title="Pindahkan materi">
        <MoveForm
          lessons={nodes}
          sections={sections}
          onMove={(sectionId) => {
            onClose();
            onMove(nodes, sectionId);
          }}
          onClose={onClose}
        />
      </Dialog>
      <ConfirmDialog
        open={kind === 'remove'}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          onRemove(nodes);
        }}
        {...removalLabels(nodes, sections)}
      />
    </>
  );
}

function removalLabels(nodes: readonly OutlineNode[], sections: readonly OutlineSection[]) {
  const [first] = nodes;
  if (first?.kind === 'section') {
    const count = sections.find(({ id }) => id === first.id)?.lessons.length ?? 0;
    return {
      title: 'Hapus section ini?',
      confirmLabel: 'Hapus section',
      children: `“${first.title}” dan ${count} materi di dalamnya akan hilang dari kelas. Peserta yang sudah memulainya tetap bisa membukanya.`,
    };
  }
  return {
    title: `Hapus ${nodes.length} materi?`,
    confirmLabel: 'Hapus materi',
    children: 'Materi yang kamu pilih akan hilang dari kelas. Peserta yang sudah memulainya tetap bisa membukanya.',
  };
}

interface MoveFormProps {
  lessons: readonly OutlineNode[];
  sections: readonly OutlineSection[];
  onMove: (sectionId: string) => void;
  onClose: () => void;
}

function MoveForm({ lessons, sections, onMove, onClose }: MoveFormProps) {
  const isHome = (id: string) => lessons.every(({ parentId }) => parentId === id);
  const others = sections.map(({ id, title }, index) => ({ id, title, index })).filter(({ id }) => !isHome(id));
  const [chosen, choose] = useState(others[0]?.id ?? '');
  const what = lessons.length === 1 ? `“${lessons[0]!.title}”` : `${lessons.length} materi`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onMove(chosen);
      }}
    >
      <Field label="Section tujuan" hint={`${what} pindah ke akhir section ini.`}>
        <Select value={chosen} onChange={({ target }) => choose(target.value)}>
          {others.map(({ id, title, index }) => (
            <option key={id} value={id}>
              {index + 1}. {title}
            </option>
          ))}
        </Select>
      </Field>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit">Pindahkan</Button>
      </div>
    </form>
  );
}
