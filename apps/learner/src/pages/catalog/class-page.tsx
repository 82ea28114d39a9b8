import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { price } from '@sinau/format';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { Button, ErrorState, Price, ProgressBar, Skeleton } from '@sinau/ui';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useCartClassIds } from '../../features/cart/cart.data.ts';
import { relatedCount, useTopicClasses } from '../../features/catalog/catalog.data.ts';
import { continueLabel, progressText } from '../../features/learning/class-progress.tsx';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassAbout, ClassRequirements } from '../../features/program/class-about.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassOutline } from '../../features/program/class-outline.tsx';
import { useProgram } from '../../features/program/program.data.ts';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { ClassCards } from './class-cards.tsx';
import { ClassPageOnItsWay } from './class-page-loading.tsx';
import './class-page.css';

export function ClassPage() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useProgram(slug);
  if (data) return <ClassOnOffer key={data.id} program={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error) return <ErrorState headingLevel={1} title="Kelas gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />;
  return <ClassPageOnItsWay />;
}

function ClassOnOffer({ program }: { program: Program }) {
  const catalogQuery = useSelector(selectCatalogQuery);
  return (
    <>
      <PageTitle>{program.title}</PageTitle>
      <article className="class-page">
        <ClassHeader program={program} catalogHref={screens.catalog() + catalogQuery} />
        <div className="class-page-side">
          <BuyBox program={program} offer={<ClassActions program={program} place="box" />} />
        </div>
        <div className="class-page-main">
          <ClassAbout about={program.about} />
          <ClassOutline sections={program.sections} />
          <ClassRequirements requirements={program.requirements} />
        </div>
      </article>
      <RelatedClasses program={program} />
      <BottomBar label="Ikuti kelas">
        <ClassActions program={program} place="bar" />
      </BottomBar>
    </>
  );
}

/** To buy for those who do not have it, to continue for those who do. */
function ClassActions({ program, place }: { program: Program; place: 'box' | 'bar' }) {
  const { id, title, slug, salePrice } = program;
  const inCart = useCartClassIds();
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
  const buy = <BuyNowButton programId={id} isFree={salePrice === 0} size={size} block={isBox} />;
  if (isBox) {
    return (
      <>
        <Price sale={price(salePrice)} size="lg" />
        {buy}
        <AddToCartButton programId={id} title={title} isInCart={isInCart} size={size} />
      </>
    );
  }
  return (
    <>
      <Price sale={price(salePrice)} />
      <AddToCartButton programId={id} title={title} isInCart={isInCart} look="icon" />
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
