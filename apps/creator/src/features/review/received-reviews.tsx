import { decimal } from '@sinau/format';
import { ListStates } from '@sinau/shell';
import { EmptyState, Select, Skeleton, illustrations } from '@sinau/ui';
import { ClassFilter } from '../../shared/list/class-filter.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { NothingFound } from '../../shared/list/nothing-found.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { ReceivedReview } from './received-review.tsx';
import { useReceivedReviews } from './review.data.ts';
import { reviewSearch, reviewSorts, reviewStates, stars, type ReviewSearch } from './review-search.ts';
import './received-reviews.css';

/** Reviews of all classes of the mitra, to answer in place. */
export function ReceivedReviews({ search }: { search: ReviewSearch }) {
  const reviews = useReceivedReviews(search);
  const { hrefFor, clearHref, choose } = useListAddress(reviewSearch, search, {
    keyword: '',
    class: '',
    rating: null,
    state: null,
  });
  if (reviews.data?.total === 0 && !clearHref) return <NoReviews />;
  return (
    <>
      <ListTools
        label="Cari ulasan"
        placeholder="Isi ulasan atau nama peserta"
        search={search}
        hrefFor={hrefFor}
        sorts={reviewSorts}
      >
        <ClassFilter value={search.class} onChange={(id) => choose({ class: id })} />
        <Select
          aria-label="Bintang"
          value={search.rating ?? ''}
          onChange={({ target }) => choose({ rating: stars.find((rating) => String(rating) === target.value) ?? null })}
        >
          <option value="">Semua bintang</option>
          {stars.map((rating) => (
            <option key={rating} value={rating}>
              {rating} bintang
            </option>
          ))}
        </Select>
        <ChoiceFilter
          label="Status"
          all="Semua status"
          words={reviewStates}
          value={search.state}
          onChange={(state) => choose({ state })}
        />
      </ListTools>
      <ListStates
        query={reviews}
        noun="ulasan"
        page={search.page}
        hrefFor={(page) => hrefFor({ page })}
        skeleton={<ReviewsSkeleton />}
        empty={clearHref && <NothingFound noun="ulasan" clearHref={clearHref} />}
      >
        {({ list, total, unanswered }, { isRefreshing, pages }) => (
          <>
            <p className="muted sm num received-reviews-count" role="status">
              {decimal(total)} ulasan{!clearHref && unanswered > 0 && `, ${decimal(unanswered)} belum dijawab`}
            </p>
            <ul className="received-reviews" aria-label="Ulasan" aria-busy={isRefreshing}>
              {list.map((review) => (
                <ReceivedReview key={review.id} review={review} />
              ))}
            </ul>
            {pages}
          </>
        )}
      </ListStates>
    </>
  );
}

function NoReviews() {
  return (
    <EmptyState title="Belum ada ulasan" illustration={illustrations.emptyNotes}>
      Peserta bisa memberi ulasan setelah mulai belajar. Ulasan mereka muncul di sini, dan bisa kamu jawab.
    </EmptyState>
  );
}

const ReviewsSkeleton = () => (
  <div className="received-reviews">
    {['a', 'b', 'c'].map((row) => (
      <Skeleton key={row} height={140} />
    ))}
  </div>
);
