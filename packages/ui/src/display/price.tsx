import { classes } from '../classes.ts';
import { Badge } from './badge.tsx';

interface PriceProps {
  /** Formatted price: 'Rp249.000'. */
  sale: string;
  /** Shows 'Gratis' beside it. */
  isFree?: true;
  /** Former price, struck through. */
  list?: string;
  /** Whole per cent. */
  off?: number;
  size?: 'md' | 'lg';
}

export function Price({ sale, isFree, list, off, size = 'md' }: PriceProps) {
  return (
    <p className={classes('price', size === 'lg' && 'price-lg')}>
      <b>
        <span className="sr">Harga </span>
        {sale}
      </b>
      {list && (
        <s>
          <span className="sr">Harga semula </span>
          {list}
        </s>
      )}
      {off && <Badge tone="promo">−{off}%</Badge>}
      {isFree && <Badge tone="success">Gratis</Badge>}
    </p>
  );
}
