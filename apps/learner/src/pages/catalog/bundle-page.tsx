import { useSelector } from 'react-redux';
import { ApiError } from '@sinau/api-client';
import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { ErrorState } from '@sinau/ui';
import { Award, Clock, FileText, Infinity as Forever, Layers } from '@sinau/ui/icons';
import { BundleClasses } from '../../features/bundle/bundle-classes.tsx';
import { useBundle } from '../../features/bundle/bundle.data.ts';
import { useEnrolments } from '../../features/learning/my-class.data.ts';
import { BuyBox } from '../../features/program/buy-box.tsx';
import { ClassHeader } from '../../features/program/class-header.tsx';
import { ClassReviews } from '../../features/review/class-reviews.tsx';
import { selectCatalogQuery } from '../../session/filter.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { studyTime } from '../../shared/study-time.ts';
import { BundleActions } from './bundle-actions.tsx';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';
import './class-page.css';

export function BundlePage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useBundle(slug);
  if (data) return <BundleContent key={data.id} bundle={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error)
    return (
      <ErrorState headingLevel={1} title="Bundling gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <ClassPageSkeleton />;
}

function BundleContent({ bundle }: { bundle: Bundle }) {
  const catalogQuery = useSelector(selectCatalogQuery);
  const enrolments = useEnrolments(bundle.classes.map(({ id }) => id));
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
