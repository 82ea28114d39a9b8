import { decimal } from '@sinau/format';
import { IconButton } from '@sinau/ui';
import { Minus, Plus } from '@sinau/ui/icons';
import './quantity-stepper.css';

interface QuantityStepperProps {
  /** Noun of the item: 'Modul cetak'. */
  noun: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

export function QuantityStepper({ noun, value, min = 0, max, onChange }: QuantityStepperProps) {
  return (
    <div className="quantity-stepper" role="group" aria-label={`Jumlah ${noun}`}>
      <IconButton
        label={`Kurangi ${noun}`}
        aria-disabled={value <= min}
        onClick={value > min ? () => onChange(value - 1) : undefined}
      >
        <Minus />
      </IconButton>
      <output className="num" aria-live="polite">
        {decimal(value)}
      </output>
      <IconButton
        label={`Tambah ${noun}`}
        aria-disabled={value >= max}
        onClick={value < max ? () => onChange(value + 1) : undefined}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
