import { Button, Notice } from '@sinau/ui';
import { GripVertical } from '@sinau/ui/icons';
import type { OrderMode } from './order-mode.ts';

interface OrderBarProps {
  mode: OrderMode | null;
  selectedCount: number;
  hasOtherSection: boolean;
  onMove: () => void;
  onRemove: () => void;
  onDone: () => void;
}

/** Shows what is being reordered, and the actions on the selected lessons. */
export function OrderBar({ mode, selectedCount, hasOtherSection, onMove, onRemove, onDone }: OrderBarProps) {
  return (
    <div className="builder-outline-order">
      <Notice
        icon={<GripVertical />}
        action={
          <Button variant="text" size="sm" onClick={onDone}>
            Selesai
          </Button>
        }
      >
        {selectedCount > 0 ? (
          <span className="outline-selected">
            <b>{selectedCount} materi dipilih</b>
            {hasOtherSection && (
              <Button variant="outline" size="sm" onClick={onMove}>
                Pindah ke…
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={onRemove}>
              Hapus
            </Button>
          </span>
        ) : (
          hints[mode ?? 'lessons']
        )}
      </Notice>
    </div>
  );
}

const hints = {
  sections: 'Seret pegangan section ke tempatnya, atau pakai panah.',
  lessons: 'Seret pegangan materi ke tempatnya, atau pakai menunya. Centang beberapa untuk memindahkan sekaligus.',
};
