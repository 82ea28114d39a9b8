import type { ReactNode } from 'react';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal, priceTag, rating as ratingText } from '@sinau/format';
import { MediaCard, Price, Rating } from '@sinau/ui';
import { Calendar, Clock, FileText, Layers, Users } from '@sinau/ui/icons';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { studyTime } from '../../shared/study-time.ts';

interface ClassCardProps {
  card: CatalogCard;
  /** A badge on the picture, such as 'Di keranjang'. */
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

/** The date of a webinar, the number of classes of a bundle, the study time or number of lessons of a class. */
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
  const time = studyTime(durationSeconds);
  return time ? (
    <span>
      <Clock />
      {time}
    </span>
  ) : (
    <span>
      <FileText />
      {decimal(totalLesson)} materi
    </span>
  );
}
