import { useSelector } from 'react-redux';
import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';
import { dateTime, decimal, priceTag } from '@sinau/format';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { ErrorState, Notice, Price } from '@sinau/ui';
import { Calendar, Clock, MessageCircle, Presentation } from '@sinau/ui/icons';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassEducators } from '../../features/program/class-educators.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { WebinarSchedule } from '../../features/webinar/webinar-schedule.tsx';
import { useWebinar } from '../../features/webinar/webinar.data.ts';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import './class-page.css';

export function WebinarPage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useWebinar(slug);
  if (data) return <WebinarContent key={data.id} webinar={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error)
    return (
      <ErrorState headingLevel={1} title="Webinar gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <ClassPageSkeleton />;
}

function WebinarContent({ webinar }: { webinar: Webinar }) {
  const { title, slug, thumbnail, startsAt, sessions, about, requirements, salePrice, normalPrice } = webinar;
  const catalogQuery = useSelector(selectCatalogQuery);
  const isOver = hasEnded(webinar);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <article className="class-page">
        <ClassHeader offer={webinar} tab="webinar" catalogHref={screens.catalog() + catalogQuery}>
          {startsAt && (
            <span>
              <Calendar />
              {dateTime(startsAt)}
            </span>
          )}
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox
            thumbnail={thumbnail}
            offer={<Registration webinar={webinar} />}
            title="Tentang webinar ini"
            items={whatIsIncluded(webinar)}
          />
        </div>
        <div className="class-page-main">
          <WebinarSchedule sessions={sessions} />
          <ClassAbout about={about} heading="Tentang webinar ini" />
          <ClassRequirements requirements={requirements} />
          <ClassEducators educators={webinar.educators} />
          {isOver && <ClassReviews type="webinar" slug={slug} />}
        </div>
      </article>
      <BottomBar label="Pendaftaran">
        {!isOver && <Price {...priceTag(normalPrice, salePrice)} />}
        <p className="muted sm grow">{registrationState(webinar)}</p>
      </BottomBar>
    </>
  );
}

const whatIsIncluded = ({ sessions }: Webinar) => [
  <>
    <Presentation />
    {decimal(sessions.length)} sesi langsung
  </>,
  <>
    <Clock />
    Waktu Indonesia Barat (WIB)
  </>,
  <>
    <MessageCircle />
    Bisa bertanya kepada pengajar
  </>,
];

const hasEnded = ({ endsAt }: Webinar) => endsAt !== null && new Date(endsAt) <= new Date();
const registrationState = (webinar: Webinar) =>
  hasEnded(webinar) ? 'Webinar ini sudah selesai' : 'Pendaftaran segera dibuka';

/** Says that tickets are not on sale yet. */
function Registration({ webinar }: { webinar: Webinar }) {
  const { salePrice, normalPrice, promotionEndsAt } = webinar;
  if (hasEnded(webinar)) return <Notice tone="neutral">{registrationState(webinar)}.</Notice>;
  return (
    <>
      <Price {...priceTag(normalPrice, salePrice)} size="lg" />
      <PromotionEnd endsAt={promotionEndsAt} />
      <Notice>
        <b>{registrationState(webinar)}.</b> Simpan tanggalnya; tiket nanti dijual di halaman ini.
      </Notice>
    </>
  );
}
