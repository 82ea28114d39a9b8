import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSelector } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { BuyBox, OfferPicture, type BuyBoxProps } from '../../features/program/buy-box.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { useViewContent } from '../../shared/ads/ad-events.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import { GoneOffer, OfferToolsSection, RelatedClassesSection, UnsoldNotice } from './offer-sections.tsx';
import { tabOf, type Offer } from './offers.ts';
import './class-page.css';

interface OfferStatesProps<Sold extends Offer> {
  query: UseQueryResult<Sold>;
  /** Name in the texts of loading. */
  noun: string;
  children: (offer: Sold) => ReactNode;
}

/** Page of anything that is sold in each state of its query. */
export const OfferStates = <Sold extends Offer>({ query, noun, children }: OfferStatesProps<Sold>) => (
  <QueryStates
    query={query}
    noun={noun}
    skeleton={<ClassPageSkeleton />}
    missing={<NotFoundPage />}
    gone={<GoneOffer />}
    headingLevel={1}
  >
    {children}
  </QueryStates>
);

interface OfferFrameProps {
  offer: Offer;
  /** True if the user has all of it. */
  isOwned: boolean;
  /** Price of what would be bought now, in rupiah. */
  price: number;
  /** Facts in the header after rating and participants: `<span>`s. */
  facts: ReactNode;
  box: Omit<BuyBoxProps, 'thumbnail'>;
  /** Bar at the bottom of phones. */
  bar: { label: string; actions: ReactNode } | false;
  hasRelated: boolean;
  /** True if makers look at it before it is published: nothing is counted, wished for or shared. */
  isPreview?: boolean;
  /** Sections of the page. */
  children: ReactNode;
}

/** Frame of the page of anything that is sold: header, buy box, sections, related classes and bar. */
export function OfferFrame({
  offer,
  isOwned,
  price,
  facts,
  box,
  bar,
  hasRelated,
  isPreview = false,
  children,
}: OfferFrameProps) {
  const catalogQuery = useSelector(selectCatalogQuery);
  useViewContent(isPreview || offer.archiveAt ? null : { id: offer.id, price });
  return (
    <>
      <PageTitle>{offer.title}</PageTitle>
      <article className="class-page">
        <div className="class-page-picture until-laptop">
          <OfferPicture thumbnail={offer.thumbnail} trailerHref={box.trailerHref} />
        </div>
        <ClassHeader
          offer={offer}
          tab={tabOf(offer)}
          catalogHref={screens.catalog() + catalogQuery}
          tools={!isPreview && <OfferToolsSection offer={offer} />}
        >
          {facts}
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox thumbnail={offer.thumbnail} {...box} />
        </div>
        <div className="class-page-main">
          {offer.archiveAt && <UnsoldNotice type={offer.type} isOwned={isOwned} />}
          {children}
        </div>
      </article>
      {hasRelated && <RelatedClassesSection offer={offer} />}
      {bar && <BottomBar label={bar.label}>{bar.actions}</BottomBar>}
    </>
  );
}
