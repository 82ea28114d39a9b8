import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { priceTag } from '@sinau/format';
import { Price } from '@sinau/ui';
import { ClassLine } from '../../shared/class-line.tsx';
import './order-lines.css';

interface OrderLinesProps {
  lines: Order['lines'];
  headingLevel?: 2 | 3;
}

/** What is bought, at what price. */
export function OrderLines({ lines, headingLevel }: OrderLinesProps) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <ClassLine line={line} headingLevel={headingLevel} price={<Price {...priceTag(line.listPrice, line.paid)} />} />
        </li>
      ))}
    </ul>
  );
}
