import type { ReactNode } from 'react';
import { Card, Thumbnail } from '@sinau/ui';
import './buy-box.css';

interface BuyBoxProps {
  thumbnail: string | null;
  /** Price and actions, the main action first. */
  offer: ReactNode;
  title: string;
  /** What is included, each with an icon. */
  items: readonly ReactNode[];
}

/** Beside the content on laptops; on phones a bar at the bottom has the actions. */
export function BuyBox({ thumbnail, offer, title, items }: BuyBoxProps) {
  return (
    <Card className="buy-box">
      <Thumbnail src={thumbnail} priority />
      <div className="buy-box-body">
        <div className="buy-box-offer">{offer}</div>
        <h2>{title}</h2>
        <ul>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
