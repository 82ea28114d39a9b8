import { useSelector } from 'react-redux';
import { ApiError } from '@sinau/api-client';
import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, duration, priceTag, rupiah } from '@sinau/format';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { Button, ErrorState, Notice, Price, Skeleton } from '@sinau/ui';
import { Award, Clock, FileText, Infinity as Forever, Layers, Tag } from '@sinau/ui/icons';
import { BundleClasses } from '../../features/bundle/bundle-classes.tsx';
import { useBundle } from '../../features/bundle/bundle.data.ts';
import { ownPrice } from '../../features/bundle/own-price.ts';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { useIdsInCart } from '../../features/cart/cart.data.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { BuyNowButton } from '../../features/transaction/buy-now-button.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { ClassPageOnItsWay } from './class-page-loading.tsx';
import './class-page.css';

export function BundlePage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useBundle(slug);
  if (data) return <BundleOnOffer key={data.id} bundle={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error)
    return (
      <ErrorState headingLevel={1} title="Bundling gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <ClassPageOnItsWay />;
}

function BundleOnOffer({ bundle }: { bundle: Bundle }) {
  const catalogQuery = useSelector(selectCatalogQuery);
  const enrolments = useEnrolments();
  return (
    <>
      <PageTitle>{bundle.title}</PageTitle>
      <article className="class-page">
        <ClassHeader offer={bundle} tab="bundling" catalogHref={screens.catalog() + catalogQuery}>
          <span>
            <Layers />
            {decimal(bundle.totalClass)} kelas
          </span>
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox
            thumbnail={bundle.thumbnail}
            offer={<BundleActions bundle={bundle} place="box" />}
            title="Termasuk di bundling ini"
            items={whatIsIncluded(bundle)}
          />
        </div>
        <div className="class-page-main">
          <BundleClasses classes={bundle.classes} isOwned={(id) => enrolments?.has(id) ?? false} />
          <ClassReviews type="bundle" slug={bundle.slug} />
        </div>
      </article>
      <BottomBar label="Beli bundling">
        <BundleActions bundle={bundle} place="bar" />
      </BottomBar>
    </>
  );
}

const whatIsIncluded = ({ totalClass, totalLesson, durationSeconds }: Bundle) => [
  <>
    <Layers />
    {decimal(totalClass)} kelas
  </>,
  <>
    <FileText />
    {decimal(totalLesson)} materi
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
    <Award />
    Sertifikat untuk setiap kelas
  </>,
];

/** To buy for those who lack some of it. What they have already is not asked for. */
function BundleActions({ bundle, place }: { bundle: Bundle; place: 'box' | 'bar' }) {
  const inCart = useIdsInCart();
  const enrolments = useEnrolments();
  const isBox = place === 'box';
  const size = isBox ? 'lg' : 'md';
  if (!inCart || !enrolments) return isBox ? <Skeleton height={164} /> : <Skeleton height={44} className="grow" />;

  const { id, title, totalClass } = bundle;
  const { ownedCount, price, alone } = ownPrice(bundle, (classId) => enrolments.has(classId));
  if (ownedCount === totalClass) {
    return (
      <>
        <p className="muted sm grow">Semua kelas di bundling ini sudah kamu miliki.</p>
        <Button size={size} href={screens.myClass()}>
          Buka kelas saya
        </Button>
      </>
    );
  }

  const wanted = { type: 'bundle', id } as const;
  const buy = <BuyNowButton wanted={wanted} isFree={price === 0} size={size} block={isBox} />;
  const cart = (
    <AddToCartButton
      wanted={wanted}
      title={title}
      isInCart={inCart.has(id)}
      look={isBox ? 'full' : 'icon'}
      size={size}
    />
  );
  if (!isBox) {
    return (
      <>
        <Price {...priceTag(alone, price)} />
        {cart}
        {buy}
      </>
    );
  }
  return (
    <>
      <Price {...priceTag(alone, price)} size="lg" />
      {alone > price && (
        <p className="class-page-saving sm num">
          <Tag />
          Hemat {rupiah(alone - price)} dari harga satuan
        </p>
      )}
      {ownedCount > 0 && (
        <Notice>{decimal(ownedCount)} kelas di sini sudah kamu miliki, jadi harganya tidak kami hitung.</Notice>
      )}
      {buy}
      {cart}
    </>
  );
}
