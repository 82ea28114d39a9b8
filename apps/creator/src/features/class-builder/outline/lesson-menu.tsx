import { useContext } from 'react';
import { IconButton, Menu, MenuItem } from '@sinau/ui';
import { ArrowDown, ArrowRight, ArrowUp, Ellipsis, GripVertical } from '@sinau/ui/icons';
import { OrderModeContext } from './order-mode.ts';

interface LessonMenuProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  hasOtherSection: boolean;
  onOrder: () => void;
  onStep: (step: 1 | -1) => void;
  onMove: () => void;
}

/** Moves a lesson by keyboard, and begins to put lessons in order by dragging. */
export function LessonMenu({ title, isFirst, isLast, hasOtherSection, onOrder, onStep, onMove }: LessonMenuProps) {
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
      <OrderItem onSelect={onOrder} />
      <MenuItem icon={<ArrowUp />} disabled={isFirst} onSelect={() => onStep(-1)}>
        Pindah ke atas
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={isLast} onSelect={() => onStep(1)}>
        Pindah ke bawah
      </MenuItem>
      <MenuItem icon={<ArrowRight />} disabled={!hasOtherSection} onSelect={onMove}>
        Pindah ke…
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
