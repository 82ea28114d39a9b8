import type { ReactNode } from 'react';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal, priceTag, rating as ratingText } from '@sinau/format';
import { Badge, classes, MediaCard, Price, Rating } from '@sinau/ui';
import { Calendar, Clock, FileText, Layers, Users } from '@sinau/ui/icons';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { saleLabels } from '../../shared/sale-labels.ts';
import { studyTime } from '../../shared/study-time.ts';
import './class-card.css';

interface ClassCardProps {
  card: CatalogCard;
  /** True if the card leaves out that its class is a bestseller, since another of its list says so (0272). */
  isBesideBestseller?: boolean;
  /** True if all neighboring cards are of its kind, so that the card need not name it. */
  isOfOneKind?: boolean;
  /** Badge on the picture, such as 'Di keranjang'. */
  corner?: ReactNode;
  /** Round button on the picture. */
  tool?: ReactNode;
  /** Action beside the price. */
  action?: ReactNode;
  /** Footer instead of price and action. */
  footer?: ReactNode;
  headingLevel?: 2 | 3;
  priority?: boolean;
}

/** Card of a class, a webinar or a bundle on offer. */
export function ClassCard({
  card,
  isBesideBestseller = false,
  isOfOneKind = false,
  corner,
  tool,
  action,
  footer,
  headingLevel,
  priority,
}: ClassCardProps) {
  const { title, slug, thumbnail, mitra, rating, participantCount, salePrice, normalPrice, promotionEndsAt } = card;
  const badge = isBesideBestseller && card.badge === 'bestseller' ? null : card.badge;
  return (
    <MediaCard
      href={screens.classPage(slug)}
      title={title}
      image={thumbnail}
      chip={isOfOneKind ? undefined : classTypeLabel(tabOf(card))}
      mark={badge && <Badge tone={badgeTones[badge]}>{badgeLabels[badge]}</Badge>}
      corner={corner}
      tool={tool}
      headingLevel={headingLevel}
      priority={priority}
      footer={
        footer ?? (
          <>
            <Price {...priceTag(normalPrice, salePrice)} />
            {card.type === 'webinar' ? <Seats card={card} /> : action}
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

const badgeLabels = { bestseller: 'Terlaris', new: 'Baru' } as const;
const badgeTones = { bestseller: 'promo', new: 'success' } as const;

/** Number of seats left, or the reason why none can be bought now. */
function Seats({ card: { sale } }: { card: CatalogCard }) {
  const words = sale.state === 'upcoming' ? 'Segera dijual' : saleLabels(sale);
  return words && <span className={classes('class-card-seats num', sale.state === 'open' && 'is-few')}>{words}</span>;
}

/**
 * Extent of the offer: the date of a webinar, the number of classes of a bundle, the study time or number of lessons of
 * a class.
 */
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
