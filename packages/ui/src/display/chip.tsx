import { classes } from '../classes.ts';
import { X } from '../icons.ts';
import { Link } from '../link.tsx';

interface ChipProps {
  label: string;
  /** Makes the chip a suggested link. */
  href?: string;
  /** Makes the chip a removable choice. */
  onRemove?: () => void;
}

export function Chip({ label, href, onRemove }: ChipProps) {
  if (href !== undefined) {
    return (
      <Link className="chip" href={href}>
        {label}
      </Link>
    );
  }
  return (
    <span className={classes('chip', onRemove && 'chip-on')}>
      {label}
      {onRemove && (
        <button type="button" aria-label={`Hapus ${label}`} onClick={onRemove}>
          <X />
        </button>
      )}
    </span>
  );
}
