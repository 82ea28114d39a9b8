import type { ReactNode } from 'react';
import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import { Avatar, Card, Link, Thumbnail } from '@sinau/ui';
import { Play } from '@sinau/ui/icons';
import './buy-box.css';

export interface BuyBoxProps {
  thumbnail: string | null;
  /** Link to a video that is open to everyone. */
  trailerHref?: string | undefined;
  /** Price and actions, the main action first. */
  offer: ReactNode;
  title: string;
  /** Included items, each with an icon; false for what this offer lacks. */
  items: readonly ({ icon: ReactNode; text: string } | false)[];
  /** Teachers beside the text on laptops; a section below it tells more. */
  teachers?: readonly Educator[];
}

/** Picture of an offer with its preview; on phones it stands above the header. */
export const OfferPicture = ({ thumbnail, trailerHref }: Pick<BuyBoxProps, 'thumbnail' | 'trailerHref'>) => (
  <div className="buy-box-picture">
    <Thumbnail src={thumbnail} priority />
    {trailerHref && (
      <Link href={trailerHref} className="buy-box-trailer">
        <Play />
        Tonton cuplikan
      </Link>
    )}
  </div>
);

/** Buy box beside the content on laptops; on phones a bar at the bottom has the actions. */
export function BuyBox({ thumbnail, trailerHref, offer, title, items, teachers = [] }: BuyBoxProps) {
  return (
    <Card className="buy-box">
      <div className="from-laptop">
        <OfferPicture thumbnail={thumbnail} trailerHref={trailerHref} />
      </div>
      <div className="buy-box-body">
        <div className="buy-box-offer">{offer}</div>
        <h2>{title}</h2>
        <ul>
          {items.map(
            (item) =>
              item && (
                <li key={item.text}>
                  {item.icon}
                  {item.text}
                </li>
              ),
          )}
        </ul>
        {teachers.length > 0 && (
          <Link className="buy-box-teachers from-laptop" href="#pengajar">
            {teachers.slice(0, 3).map(({ id, photo }) => (
              <Avatar key={id} src={photo} />
            ))}
            <span>
              <span className="muted xs">Bersama</span>
              <b>{teachers.map(({ name }) => name).join(', ')}</b>
            </span>
          </Link>
        )}
      </div>
    </Card>
  );
}
