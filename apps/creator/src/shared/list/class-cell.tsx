import type { ReactNode } from 'react';
import { Link, Thumbnail } from '@sinau/ui';
import './class-cell.css';

interface ClassCellProps {
  href: string;
  title: string;
  thumbnail: string | null;
  note: ReactNode;
}

/** Class in a list: its cover, title and kind. */
export const ClassCell = ({ href, title, thumbnail, note }: ClassCellProps) => (
  <div className="class-cell">
    <Thumbnail src={thumbnail} />
    <div>
      <Link href={href}>{title}</Link>
      <p className="muted xs">{note}</p>
    </div>
  </div>
);
