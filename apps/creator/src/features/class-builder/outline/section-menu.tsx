import { useState } from 'react';
import type { OutlineSection } from '@sinau/contracts/program/program.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem } from '@sinau/ui';
import { Ellipsis, GripVertical, Pencil, Trash2 } from '@sinau/ui/icons';
import { useRemoveSection, useRenameSection } from '../class-builder.data.ts';
import { TitleDialog } from './title-dialog.tsx';

interface SectionMenuProps {
  classId: string;
  section: OutlineSection;
  onReorder: () => void;
  onRemoved: () => void;
}

export function SectionMenu({ classId, section, onReorder, onRemoved }: SectionMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const rename = useRenameSection(classId);
  const remove = useRemoveSection(classId);
  const count = section.lessons.length;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`Menu section ${section.title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<GripVertical />} onSelect={onReorder}>
          Urutkan
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => setDialog('rename')}>
          Edit
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setDialog('remove')}>
          Hapus
        </MenuItem>
      </Menu>
      <TitleDialog
        open={dialog === 'rename'}
        title={section.title}
        busy={rename.isPending}
        onSave={(title) => rename.mutate({ sectionId: section.id, title }, { onSuccess: close })}
        onClose={close}
      />
      <ConfirmDialog
        open={dialog === 'remove'}
        onClose={close}
        onConfirm={() => remove.mutate(section.id, { onSuccess: onRemoved, onSettled: close })}
        busy={remove.isPending}
        title="Hapus section ini?"
        confirmLabel="Hapus section"
      >
        {count > 0
          ? `“${section.title}” dan ${count} materi di dalamnya akan hilang. Peserta yang sudah memulainya tetap bisa membukanya.`
          : `“${section.title}” akan hilang dari kelas.`}
      </ConfirmDialog>
    </>
  );
}
