import { IconButton, Menu, MenuItem } from '@sinau/ui';
import { Copy, Ellipsis, GripVertical, Pencil, Trash2 } from '@sinau/ui/icons';
import type { OutlineActions } from './outline-actions.ts';

interface SectionMenuProps {
  id: string;
  title: string;
  actions: OutlineActions;
}

export function SectionMenu({ id, title, actions }: SectionMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" label={`Menu section ${title}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<GripVertical />} onSelect={() => actions.toggleOrder('sections')}>
        Urutkan
      </MenuItem>
      <MenuItem icon={<Pencil />} onSelect={() => actions.openRenameDialog(id)}>
        Edit
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => actions.duplicate(id)}>
        Duplikat
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => actions.remove(id)}>
        Hapus
      </MenuItem>
    </Menu>
  );
}
