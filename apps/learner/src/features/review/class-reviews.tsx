import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearch } from '@sinau/shell';
import { ErrorState, Loading, Pagination, Skeleton } from '@sinau/ui';
import { pageFrom, withQuery } from '../../shared/address.ts';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewsPageSize, useReviews } from './review.data.ts';
import './class-reviews.css';

interface ClassReviewsProps {
  type: 'program' | 'webinar' | 'bundle';
  slug: string;
  /** What this person may say. */
  own?: ReactNode;
}

/** What participants say of a class; of a bundle, what they say of its classes. */
export function ClassReviews({ type, slug, own }: ClassReviewsProps) {
  return (
    <section className="class-reviews" aria-labelledby="ulasan">
      <h2 id="ulasan">Ulasan peserta</h2>
      {own}
      <Reviews type={type} slug={slug} />
    </section>
  );
}

function Reviews({ type, slug }: Omit<ClassReviewsProps, 'own'>) {
  const page = useSearch(pageFrom);
  const { pathname } = useLocation();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useReviews(type, slug, page);

  if (!data && isError)
    return (
      <ErrorState headingLevel={3} title="Ulasan gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <ReviewsOnTheirWay />;
  if (data.average === null)
    return <p className="muted">Belum ada ulasan. Peserta bisa memberi ulasan setelah mulai belajar.</p>;
  return (
    <div aria-busy={isPlaceholderData}>
      <ReviewHistogram average={data.average} histogram={data.histogram} />
      <ReviewList reviews={data.list} withClass={type === 'bundle'} />
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / reviewsPageSize)}
        hrefFor={(number) => `${withQuery(pathname, { page: number > 1 ? number : undefined })}#ulasan`}
      />
    </div>
  );
}

function ReviewsOnTheirWay() {
  return (
    <Loading label="Memuat ulasan">
      <Skeleton height={172} />
      <div className="stack class-reviews-loading">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={96} />
        ))}
      </div>
    </Loading>
  );
}
