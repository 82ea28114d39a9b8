import { useState } from 'react';
import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from '@sinau/ui/icons';
import { useMoveEducator, useRemoveEducator } from './team.data.ts';

interface EducatorMenuProps {
  educator: Educator;
  index: number;
  isLast: boolean;
  onEdit: () => void;
}

export function EducatorMenu({ educator, index, isLast, onEdit }: EducatorMenuProps) {
  const [isRemoving, setRemoving] = useState(false);
  const move = useMoveEducator();
  const remove = useRemoveEducator();
  const moveTo = (to: number) => move.mutate({ ...educator, index: to });
  return (
    <>
      <Menu
        align="end"
        width={200}
        trigger={
          <IconButton label={`Menu ${educator.name}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          Ubah
        </MenuItem>
        {index > 0 && (
          <MenuItem icon={<ArrowUp />} onSelect={() => moveTo(index - 1)}>
            Naikkan
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem icon={<ArrowDown />} onSelect={() => moveTo(index + 1)}>
            Turunkan
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setRemoving(true)}>
          Hapus
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() => remove.mutate(educator.id, { onSettled: () => setRemoving(false) })}
        busy={remove.isPending}
        title={`Hapus ${educator.name}?`}
        confirmLabel="Hapus pengajar"
      >
        Nama, foto, dan perkenalannya langsung hilang dari halaman kelas.
      </ConfirmDialog>
    </>
  );
}
