import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { Award, Clock, FileText, Infinity as Forever, Layers } from '@sinau/ui/icons';
import { BundleClasses } from '../../features/bundle/bundle-classes.tsx';
import { useBundle } from '../../features/bundle/bundle.data.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { useViewContent } from '../../shared/ads/ad-events.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { studyTime } from '../../shared/study-time.ts';
import { BundleActions } from './bundle-actions.tsx';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import { GoneOffer, OfferToolsSection, RelatedClassesSection, UnsoldNotice } from './offer-sections.tsx';
import './class-page.css';

export function BundlePage({ slug }: { slug: string }) {
  return (
    <QueryStates
      query={useBundle(slug)}
      noun="bundling"
      skeleton={<ClassPageSkeleton />}
      missing={<NotFoundPage />}
      gone={<GoneOffer />}
      headingLevel={1}
    >
      {(bundle) => (
        <BundleContent key={bundle.id} bundle={bundle} reviews={<ClassReviews type="bundle" slug={bundle.slug} />} />
      )}
    </QueryStates>
  );
}

interface BundleContentProps {
  bundle: Bundle;
  /** Content instead of the buy buttons. */
  actions?: ReactNode;
  reviews?: ReactNode;
}

export function BundleContent({ bundle, actions, reviews }: BundleContentProps) {
  const catalogQuery = useSelector(selectCatalogQuery);
  const enrolments = useEnrolments(bundle.classes.map(({ id }) => id));
  const ownedCount = bundle.classes.filter(({ id }) => enrolments?.has(id)).length;
  useViewContent(actions || bundle.archiveAt ? null : { id: bundle.id, price: bundle.salePrice });
  return (
    <>
      <PageTitle>{bundle.title}</PageTitle>
      <article className="class-page">
        <ClassHeader
          offer={bundle}
          tab="bundling"
          catalogHref={screens.catalog() + catalogQuery}
          tools={!actions && <OfferToolsSection offer={bundle} />}
        >
          <span>
            <Layers />
            {decimal(bundle.totalClass)} kelas
          </span>
        </ClassHeader>
        <div className="class-page-side">
          <BuyBox
            thumbnail={bundle.thumbnail}
            offer={actions ?? <BundleActions bundle={bundle} place="box" />}
            title="Termasuk di bundling ini"
            items={whatIsIncluded(bundle)}
          />
        </div>
        <div className="class-page-main">
          {bundle.archiveAt && <UnsoldNotice noun="Bundling" isOwned={ownedCount === bundle.totalClass} />}
          {bundle.sale.state === 'open' && ownedCount > 0 && ownedCount < bundle.totalClass && (
            <Notice>
              <b>Kamu sudah punya {decimal(ownedCount)} kelas</b> di bundling ini, jadi harganya tidak kami hitung.
            </Notice>
          )}
          {bundle.classes.length < bundle.totalClass && (
            <Notice tone="neutral">
              {decimal(bundle.totalClass - bundle.classes.length)} dari {decimal(bundle.totalClass)} kelas di bundling
              ini sedang tidak dijual, jadi tidak tampil di sini. Yang sudah membelinya tetap bisa belajar.
            </Notice>
          )}
          <BundleClasses classes={bundle.classes} isOwned={(id) => enrolments?.has(id) ?? false} />
          {reviews}
        </div>
      </article>
      {bundle.archiveAt && <RelatedClassesSection offer={bundle} />}
      <BottomBar label="Beli bundling">{actions ?? <BundleActions bundle={bundle} place="bar" />}</BottomBar>
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
  ...(studyTime(durationSeconds)
    ? [
        <>
          <Clock />
          {studyTime(durationSeconds)} belajar
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
