import type { ReactNode } from 'react';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal, duration, priceTag, rating as ratingText } from '@sinau/format';
import { MediaCard, Price, Rating } from '@sinau/ui';
import { Calendar, Clock, FileText, Layers, Users } from '@sinau/ui/icons';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { PromotionEnd } from '../../shared/promotion-end.tsx';

interface ClassCardProps {
  card: CatalogCard;
  /** What it is to this person, on the picture. */
  corner?: ReactNode;
  /** Beside the price. */
  action?: ReactNode;
  /** Instead of price and action. */
  footer?: ReactNode;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** A class, a webinar or a bundle on offer. */
export function ClassCard({ card, corner, action, footer, headingLevel, priority }: ClassCardProps) {
  const { title, slug, thumbnail, mitra, rating, participantCount, salePrice, normalPrice, promotionEndsAt } = card;
  return (
    <MediaCard
      href={screens.classPage(slug)}
      title={title}
      image={thumbnail}
      chip={classTypeLabel(tabOf(card))}
      corner={corner}
      headingLevel={headingLevel}
      priority={priority}
      footer={
        footer ?? (
          <>
            <Price {...priceTag(normalPrice, salePrice)} />
            {action}
          </>
        )
      }
    >
      <p className="muted xs">{mitra.name}</p>
      <p className="meta num">
        {rating ? (
          <Rating value={ratingText(rating.average)} count={decimal(rating.count)} />
        ) : (
          participantCount > 0 && (
            <span>
              <Users />
              {decimal(participantCount)} peserta
            </span>
          )
        )}
        <Extent card={card} />
      </p>
      {!footer && <PromotionEnd endsAt={promotionEndsAt} isBrief />}
    </MediaCard>
  );
}

/** How much it is: when a webinar meets, how many classes a bundle holds, how long a class takes. */
function Extent({ card: { type, startsAt, totalClass, totalLesson, durationSeconds } }: { card: CatalogCard }) {
  if (type === 'webinar') {
    return (
      <span>
        <Calendar />
        {startsAt && dateTime(startsAt)}
      </span>
    );
  }
  if (type === 'bundle') {
    return (
      <span>
        <Layers />
        {decimal(totalClass)} kelas
      </span>
    );
  }
  return durationSeconds >= 60 ? (
    <span>
      <Clock />
      {duration(durationSeconds / 60)}
    </span>
  ) : (
    <span>
      <FileText />
      {decimal(totalLesson)} materi
    </span>
  );
}
