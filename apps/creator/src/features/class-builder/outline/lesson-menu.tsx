import { useContext } from 'react';
import { IconButton, Menu, MenuItem } from '@sinau/ui';
import { ArrowDown, ArrowRight, ArrowUp, Copy, Ellipsis, GripVertical } from '@sinau/ui/icons';
import { OrderModeContext } from './order-mode.ts';
import type { OutlineActions } from './outline-actions.ts';

interface LessonMenuProps {
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  hasOtherSection: boolean;
  actions: OutlineActions;
}

/** Menu of the actions on a lesson for keyboard and finger, besides dragging. */
export function LessonMenu({ id, title, isFirst, isLast, hasOtherSection, actions }: LessonMenuProps) {
  return (
    <Menu
      align="end"
      width={200}
      trigger={
        <IconButton size="sm" label={`Menu materi ${title}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      <OrderItem onSelect={() => actions.toggleOrder('lessons')} />
      <MenuItem icon={<ArrowUp />} disabled={isFirst} onSelect={() => actions.step(id, -1)}>
        Pindah ke atas
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={isLast} onSelect={() => actions.step(id, 1)}>
        Pindah ke bawah
      </MenuItem>
      <MenuItem icon={<ArrowRight />} disabled={!hasOtherSection} onSelect={() => actions.openMoveDialog(id)}>
        Pindah ke…
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => actions.duplicate(id)}>
        Duplikat
      </MenuItem>
    </Menu>
  );
}

/** Reads the mode from context, so that a change renders only open menus. */
function OrderItem({ onSelect }: { onSelect: () => void }) {
  const isOrdering = useContext(OrderModeContext) === 'lessons';
  return (
    <MenuItem icon={<GripVertical />} onSelect={onSelect}>
      {isOrdering ? 'Selesai mengurutkan' : 'Urutkan'}
    </MenuItem>
  );
}
