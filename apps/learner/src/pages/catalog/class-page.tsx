import { useSelector } from 'react-redux';
import { ApiError } from '@sinau/api-client';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, decimal, duration, priceTag } from '@sinau/format';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { Button, ErrorState, Price, ProgressBar, Skeleton } from '@sinau/ui';
import { Award, Clock, FileText, Infinity as Forever, Smartphone } from '@sinau/ui/icons';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { relatedCount, useTopicClasses } from '../../features/catalog/catalog.data.ts';
import { continueLabel, progressText } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassOutline } from '../../features/program/class-outline.tsx';
import { useProgram } from '../../features/program/program.data.ts';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { OwnReview } from '../../features/review/own-review.tsx';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { PromotionEnd } from '../../shared/promotion-end.tsx';
import { ClassCards } from './class-cards.tsx';
import { ClassPageOnItsWay } from './class-page-loading.tsx';
import './class-page.css';

export function ClassPage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useProgram(slug);
  if (data) return <ClassOnOffer key={data.id} program={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error)
    return (
      <ErrorState headingLevel={1} title="Kelas gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <ClassPageOnItsWay />;
}

function ClassOnOffer({ program }: { program: Program }) {
  const catalogQuery = useSelector(selectCatalogQuery);
  return (
    <>
      <PageTitle>{program.title}</PageTitle>
      <article className="class-page">
        <ClassHeader offer={program} tab={program.format} catalogHref={screens.catalog() + catalogQuery}>
          <span>
            <Clock />
            Diperbarui {date(program.updatedAt)}
          </span>
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox
            thumbnail={program.thumbnail}
            offer={<ClassActions program={program} place="box" />}
            title="Termasuk di kelas ini"
            items={whatIsIncluded(program)}
          />
        </div>
        <div className="class-page-main">
          <ClassAbout about={program.about} />
          <ClassOutline sections={program.sections} />
          <ClassRequirements requirements={program.requirements} />
          <ClassReviews type="program" slug={program.slug} own={<OwnClassReview program={program} />} />
        </div>
      </article>
      <RelatedClasses program={program} />
      <BottomBar label="Ikuti kelas">
        <ClassActions program={program} place="bar" />
      </BottomBar>
    </>
  );
}

function whatIsIncluded({ sections, durationSeconds }: Program) {
  const lessonCount = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return [
    <>
      <FileText />
      {decimal(lessonCount)} materi
    </>,
    ...(durationSeconds >= 60
      ? [
          <>
            <Clock />
            {duration(durationSeconds / 60)} belajar
          </>,
        ]
      : []),
    <>
      <Forever />
      Akses selamanya
    </>,
    <>
      <Smartphone />
      Bisa dibuka dari ponsel dan laptop
    </>,
    <>
      <Award />
      Sertifikat penyelesaian
    </>,
  ];
}

/** Only who takes part has something to say of it. */
function OwnClassReview({ program: { id, slug } }: { program: Program }) {
  const isParticipant = useEnrolments()?.has(id);
  return isParticipant && <OwnReview type="program" slug={slug} />;
}

/** To buy for those who do not have it, to continue for those who do. */
function ClassActions({ program, place }: { program: Program; place: 'box' | 'bar' }) {
  const { id, title, slug, salePrice, normalPrice, promotionEndsAt } = program;
  const wanted = { type: 'program', id } as const;
  const inCart = useIdsInCart();
  const enrolments = useEnrolments();
  const isBox = place === 'box';
  const size = isBox ? 'lg' : 'md';

  if (!inCart || !enrolments) return isBox ? <Skeleton height={164} /> : <Skeleton height={44} className="grow" />;

  const enrolment = enrolments.get(id);
  if (enrolment) {
    const { progress } = enrolment.participant;
    return (
      <>
        <div className="class-page-progress grow">
          <ProgressBar value={progress} label={`Progres ${title}`} />
          <span className="muted xs num">{progressText(progress)}</span>
        </div>
        <Button size={size} href={screens.classAccess(slug)}>
          {continueLabel(progress)}
        </Button>
      </>
    );
  }

  const isInCart = inCart.has(id);
  const buy = <BuyNowButton wanted={wanted} isFree={salePrice === 0} size={size} block={isBox} />;
  if (isBox) {
    return (
      <>
        <Price {...priceTag(normalPrice, salePrice)} size="lg" />
        <PromotionEnd endsAt={promotionEndsAt} />
        {buy}
        <AddToCartButton wanted={wanted} title={title} isInCart={isInCart} size={size} />
      </>
    );
  }
  return (
    <>
      <Price {...priceTag(normalPrice, salePrice)} />
      <AddToCartButton wanted={wanted} title={title} isInCart={isInCart} look="icon" />
      {buy}
    </>
  );
}

function RelatedClasses({ program }: { program: Program }) {
  const { data } = useTopicClasses(program.category?.slug);
  const others = data?.list.filter(({ id }) => id !== program.id).slice(0, relatedCount) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="wrap class-page-related" aria-labelledby="terkait">
      <h2 id="terkait">Kelas lain di {program.category?.title}</h2>
      <ClassCards classes={others} phone="scroller" />
    </section>
  );
}
