import type { ReactNode } from 'react';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { decimal, price } from '@sinau/format';
import { Card, Price, Thumbnail } from '@sinau/ui';
import { FileText, Infinity as Forever, Smartphone } from '@sinau/ui/icons';
import './buy-box.css';

interface BuyBoxProps {
  program: Program;
  /** What this person may do with it, the main act first. */
  actions: ReactNode;
}

/** Beside the page on a laptop; on a phone its actions wait in a bar at the bottom. */
export function BuyBox({ program, actions }: BuyBoxProps) {
  const lessonCount = program.sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <Card className="buy-box">
      <Thumbnail src={program.thumbnail} priority />
      <div className="buy-box-body">
        <div className="buy-box-offer">
          <Price sale={price(program.salePrice)} size="lg" />
          <div className="buy-box-actions">{actions}</div>
        </div>
        <h2>Termasuk di kelas ini</h2>
        <ul>
          <li>
            <FileText />
            {decimal(lessonCount)} materi
          </li>
          <li>
            <Forever />
            Akses selamanya
          </li>
          <li>
            <Smartphone />
            Bisa dibuka dari ponsel dan laptop
          </li>
        </ul>
      </div>
    </Card>
  );
}
