import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { decimal, duration, period } from '@sinau/format';
import { part } from '@sinau/shell';
import { Badge, tokens, useMediaQuery, useNow } from '@sinau/ui';
import { Award, Calendar, Clock, Lock, MessageCircle, Presentation } from '@sinau/ui/icons';
import type { BuyBoxProps } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassEducators } from '../../features/program/class-educators.tsx';
import { useWebinar } from '../../features/webinar/webinar.data.ts';
import { WebinarSchedule } from '../../features/webinar/webinar-schedule.tsx';
import { LocalPeriod } from '../../shared/local-period.tsx';
import { saleLabels } from '../../shared/sale-labels.ts';
import { OfferFrame, OfferStates } from './offer-frame.tsx';
import { ClassQuestionsSection } from './offer-sections.tsx';
import { WebinarActions, WebinarPrice } from './webinar-actions.tsx';
import { useWebinarOffer } from './webinar-offer.ts';
import { WebinarTickets } from './webinar-tickets.tsx';
import './webinar-page.css';

/** Reviews, which only a webinar that is over has. */
const ClassReviews = part(async () => (await import('../../features/review/class-reviews.tsx')).ClassReviews);

export const WebinarPage = ({ slug }: { slug: string }) => (
  <OfferStates query={useWebinar(slug)} noun="webinar">
    {(offer) => <WebinarContent key={offer.id} offer={offer} />}
  </OfferStates>
);

/** Content of a webinar's page; in a preview the title and the bar are in the layout around it. */
export function WebinarContent({ offer: webinar, isPreview = false }: { offer: Webinar; isPreview?: boolean }) {
  const { slug, sessions, about, requirements, educators, sale } = webinar;
  const offer = useWebinarOffer(webinar, isPreview);
  const isLaptop = useMediaQuery(`(min-width: ${tokens.breakpoint.laptop}px)`);
  const tickets = <WebinarTickets offer={offer} />;
  const actionsIn = (place: 'box' | 'bar') => !isPreview && <WebinarActions offer={offer} place={place} />;
  return (
    <OfferFrame
      offer={webinar}
      isOwned={offer.stand === 'participant'}
      price={offer.total}
      facts={
        <>
          <When sessions={sessions} />
          {!['participant', 'over'].includes(offer.stand) && saleLabels(sale) && (
            <Badge tone={sale.state === 'open' ? 'promo' : 'neutral'}>{saleLabels(sale)}</Badge>
          )}
        </>
      }
      box={{
        offer: (
          <>
            <WebinarPrice offer={offer} place="box" />
            {isLaptop !== false && <div className="webinar-tickets from-laptop">{tickets}</div>}
            {actionsIn('box')}
          </>
        ),
        title: sale.state === 'over' ? 'Di webinar ini' : 'Termasuk di webinar ini',
        items: whatIsIncluded(webinar),
        teachers: educators,
      }}
      bar={
        !isPreview && {
          label: 'Pendaftaran',
          actions: (
            <>
              <WebinarPrice offer={offer} place="bar" />
              {actionsIn('bar')}
            </>
          ),
        }
      }
      hasRelated={!isPreview}
      isPreview={isPreview}
    >
      {!isLaptop && <div className="webinar-tickets until-laptop">{tickets}</div>}
      <WebinarSchedule sessions={sessions} />
      <ClassAbout about={about} heading="Tentang webinar ini" />
      <ClassEducators heading="Pembicara" educators={educators} />
      <ClassRequirements requirements={requirements} />
      {!isPreview && sale.state !== 'over' && <ClassQuestionsSection offer={webinar} />}
      {sale.state === 'over' && <ClassReviews type="webinar" slug={slug} />}
    </OfferFrame>
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
      <span className="class-header-date">
        <Calendar />
        {period(next.startsAt, next.endsAt)}
      </span>
      <LocalPeriod from={next.startsAt} to={next.endsAt} />
    </>
  );
}

function whatIsIncluded({ sessions, sale }: Webinar): BuyBoxProps['items'] {
  const held = sessions.filter(({ cancelledAt }) => cancelledAt === null);
  const minutes = held.reduce(
    (sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    0,
  );
  const isOver = sale.state === 'over';
  return [
    held.length > 0 && { icon: <Presentation />, text: `${decimal(held.length)} sesi langsung` },
    held.length > 0 && { icon: <Clock />, text: `${duration(minutes)} bersama pembicara` },
    !isOver && { icon: <MessageCircle />, text: 'Bisa bertanya kepada pembicara' },
    !isOver && { icon: <Lock />, text: 'Tautan terbuka 30 menit sebelum mulai' },
    { icon: <Award />, text: 'Sertifikat untuk peserta yang hadir' },
  ];
}
