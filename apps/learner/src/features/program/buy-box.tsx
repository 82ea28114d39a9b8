import type { ReactNode } from 'react';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { decimal } from '@sinau/format';
import { Card, Thumbnail } from '@sinau/ui';
import { FileText, Infinity as Forever, Smartphone } from '@sinau/ui/icons';
import './buy-box.css';

interface BuyBoxProps {
  program: Program;
  /** What it costs and what this person may do with it, the main act first. */
  offer: ReactNode;
}

/** Beside the page on a laptop; on a phone the offer waits in a bar at the bottom. */
export function BuyBox({ program, offer }: BuyBoxProps) {
  const lessonCount = program.sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <Card className="buy-box">
      <Thumbnail src={program.thumbnail} priority />
      <div className="buy-box-body">
        <div className="buy-box-offer">{offer}</div>
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
