import { IconButton } from '@sinau/ui';
import { ArrowDown, ArrowUp } from '@sinau/ui/icons';

interface SectionArrowsProps {
  title: string;
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** Moves a section without a mouse. */
export function SectionArrows({ title, index, count, onStep }: SectionArrowsProps) {
  return (
    <>
      <IconButton size="sm" label={`Pindah ke atas: ${title}`} disabled={index === 0} onClick={() => onStep(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton
        size="sm"
        label={`Pindah ke bawah: ${title}`}
        disabled={index === count - 1}
        onClick={() => onStep(1)}
      >
        <ArrowDown />
      </IconButton>
    </>
  );
}
