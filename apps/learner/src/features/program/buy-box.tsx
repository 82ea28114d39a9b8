import type { ReactNode } from 'react';
import { Card, Thumbnail } from '@sinau/ui';
import './buy-box.css';

interface BuyBoxProps {
  thumbnail: string | null;
  /** What it costs and what this person may do with it, the main act first. */
  offer: ReactNode;
  title: string;
  /** What one gets, an icon and words each. */
  items: readonly ReactNode[];
}

/** Beside the page on a laptop; on a phone the offer waits in a bar at the bottom. */
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
