import { IconButton } from '@sinau/ui';
import { ArrowDown, ArrowUp } from '@sinau/ui/icons';

interface SectionArrowsProps {
  title: string;
  index: number;
  count: number;
  onMove: (newIndex: number) => void;
}

/** Moves a section without a mouse. */
export function SectionArrows({ title, index, count, onMove }: SectionArrowsProps) {
  return (
    <>
      <IconButton size="sm" label={`Pindah ke atas: ${title}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        label={`Pindah ke bawah: ${title}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </IconButton>
    </>
  );
}
