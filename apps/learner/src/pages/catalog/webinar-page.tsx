import { useSelector } from 'react-redux';
import { screens } from '@sinau/contracts/screens';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { decimal, duration, period } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Badge, tokens, useMediaQuery, useNow } from '@sinau/ui';
import { Award, Calendar, Clock, Lock, MessageCircle, Presentation } from '@sinau/ui/icons';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassEducators } from '../../features/program/class-educators.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { WebinarSchedule } from '../../features/webinar/webinar-schedule.tsx';
import { useWebinar } from '../../features/webinar/webinar.data.ts';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { useViewContent } from '../../shared/ads/ad-events.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { LocalPeriod } from '../../shared/local-period.tsx';
import { saleLabels } from '../../shared/sale-labels.ts';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import { WebinarActions, WebinarPrice } from './webinar-actions.tsx';
import { useWebinarOffer } from './webinar-offer.ts';
import { WebinarTickets } from './webinar-tickets.tsx';
import {
  ClassQuestionsSection,
  GoneOffer,
  OfferToolsSection,
  RelatedClassesSection,
  UnsoldNotice,
} from './offer-sections.tsx';
import './class-page.css';
import './webinar-page.css';

export function WebinarPage({ slug }: { slug: string }) {
  return (
    <QueryStates
      query={useWebinar(slug)}
      noun="webinar"
      skeleton={<ClassPageSkeleton />}
      missing={<NotFoundPage />}
      gone={<GoneOffer />}
      headingLevel={1}
    >
      {(webinar) => <WebinarContent key={webinar.id} webinar={webinar} />}
    </QueryStates>
  );
}

/** Content of a webinar's page; in a preview the title and the bar are in the layout around it. */
export function WebinarContent({ webinar, isPreview = false }: { webinar: Webinar; isPreview?: boolean }) {
  const { id, title, slug, thumbnail, sessions, about, requirements, educators, sale, archiveAt } = webinar;
  const catalogQuery = useSelector(selectCatalogQuery);
  const offer = useWebinarOffer(webinar, isPreview);
  useViewContent(isPreview || archiveAt ? null : { id, price: offer.total });
  const isLaptop = useMediaQuery(`(min-width: ${tokens.breakpoint.laptop}px)`);
  const tickets = <WebinarTickets offer={offer} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <article className="class-page">
        <ClassHeader
          offer={webinar}
          tab="webinar"
          catalogHref={screens.catalog() + catalogQuery}
          tools={!isPreview && <OfferToolsSection offer={webinar} />}
        >
          <When sessions={sessions} />
          {!['participant', 'over'].includes(offer.stand) && saleLabels(sale) && (
            <Badge tone={sale.state === 'open' ? 'promo' : 'neutral'}>{saleLabels(sale)}</Badge>
          )}
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox
            thumbnail={thumbnail}
            offer={
              <>
                <WebinarPrice offer={offer} place="box" />
                {isLaptop !== false && <div className="webinar-tickets from-laptop">{tickets}</div>}
                {!isPreview && <WebinarActions offer={offer} place="box" />}
              </>
            }
            title={sale.state === 'over' ? 'Di webinar ini' : 'Termasuk di webinar ini'}
            items={whatIsIncluded(webinar)}
          />
        </div>
        <div className="class-page-main">
          {archiveAt && <UnsoldNotice noun="Webinar" isOwned={offer.stand === 'participant'} />}
          {!isLaptop && <div className="webinar-tickets until-laptop">{tickets}</div>}
          <WebinarSchedule sessions={sessions} />
          <ClassAbout about={about} heading="Tentang webinar ini" />
          <ClassEducators heading="Pembicara" educators={educators} />
          <ClassRequirements requirements={requirements} />
          {!isPreview && sale.state !== 'over' && <ClassQuestionsSection offer={webinar} />}
          {sale.state === 'over' && <ClassReviews type="webinar" slug={slug} />}
        </div>
      </article>
      {!isPreview && (
        <>
          <RelatedClassesSection offer={webinar} />
          <BottomBar label="Pendaftaran">
            <WebinarPrice offer={offer} place="bar" />
            <WebinarActions offer={offer} place="bar" />
          </BottomBar>
        </>
      )}
    </>
  );
}

/** Time of the next session, or of the first one if the webinar is over. */
function When({ sessions }: Pick<Webinar, 'sessions'>) {
  const held = sessions.filter(({ cancelledAt }) => cancelledAt === null);
  const now = useNow();
  const next = held.find(({ endsAt }) => new Date(endsAt) > now) ?? held[0];
  if (!next) return null;
  return (
    <>
      <span>
        <Calendar />
        {period(next.startsAt, next.endsAt)}
      </span>
      <LocalPeriod from={next.startsAt} to={next.endsAt} />
    </>
  );
}

function whatIsIncluded({ sessions, sale }: Webinar) {
  const held = sessions.filter(({ cancelledAt }) => cancelledAt === null);
  const minutes = held.reduce(
    (sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    0,
  );
  return [
    ...(held.length > 0
      ? [
          <>
            <Presentation />
            {decimal(held.length)} sesi langsung
          </>,
          <>
            <Clock />
            {duration(minutes)} bersama pembicara
          </>,
        ]
      : []),
    ...(sale.state === 'over'
      ? []
      : [
          <>
            <MessageCircle />
            Bisa bertanya kepada pembicara
          </>,
          <>
            <Lock />
            Tautan terbuka 30 menit sebelum mulai
          </>,
        ]),
    <>
      <Award />
      Sertifikat untuk peserta yang hadir
    </>,
  ];
}
