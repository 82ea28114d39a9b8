import type { ReactNode } from 'react';
import { IconButton } from '@sinau/ui';

interface ToolProps {
  label: string;
  /** Undefined for actions without a state, such as undo. */
  isOn?: boolean;
  disabled?: boolean;
  className?: string;
  onUse: () => void;
  children: ReactNode;
}

export function Tool({ label, isOn, disabled, className, onUse, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      title={label}
      className={className}
      aria-pressed={isOn}
      disabled={disabled}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
    </IconButton>
  );
}
