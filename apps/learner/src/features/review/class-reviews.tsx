import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReviewList } from '@sinau/contracts/study/review/review.schemas';
import { ListStates, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Skeleton } from '@sinau/ui';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewEntries } from './review-list.tsx';
import { useReviews } from './review.data.ts';
import './class-reviews.css';

/** Search parameters within the class page's own address. */
const reviewSearch = defineSearch(() => '#ulasan', { page: page() });

interface ClassReviewsProps {
  type: 'program' | 'webinar' | 'bundle';
  slug: string;
  /** User's own review, or the button to write one. */
  own?: ReactNode;
}

/** Reviews of a class. A bundle shows the reviews of its classes. */
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
  const { pathname } = useLocation();
  const search = useSearch(reviewSearch.read);
  const query = useReviews(type, slug, search.page);
  return (
    <ListStates
      query={query}
      noun="ulasan"
      headingLevel={3}
      page={search.page}
      hrefFor={(number) => pathname + reviewSearch.href(search, { page: number })}
      skeleton={<ReviewListSkeleton />}
      empty={<NoTexts {...query.data} />}
    >
      {({ average, histogram, list }, { isRefreshing, pages }) => (
        <div aria-busy={isRefreshing}>
          {average !== null && <ReviewHistogram average={average} histogram={histogram} />}
          <ReviewEntries reviews={list} withClass={type === 'bundle'} />
          {pages}
        </div>
      )}
    </ListStates>
  );
}

/** Stars alone, or nothing at all. */
function NoTexts({ average, histogram = [] }: Partial<ReviewList>) {
  if (!average) return <p className="muted">Belum ada ulasan. Peserta bisa memberi ulasan setelah mulai belajar.</p>;
  return <ReviewHistogram average={average} histogram={histogram} />;
}

function ReviewListSkeleton() {
  return (
    <>
      <Skeleton height={172} />
      <div className="stack class-reviews-loading">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={96} />
        ))}
      </div>
    </>
  );
}
