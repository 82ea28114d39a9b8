import { decimal } from '@sinau/format';
import { ListStates, useGo } from '@sinau/shell';
import { Button, EmptyState, Select, Skeleton, illustrations } from '@sinau/ui';
import { ClassFilter } from '../../shared/list/class-filter.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { StateFilter } from '../../shared/list/state-filter.tsx';
import { ReceivedReview } from './received-review.tsx';
import { useReceivedReviews } from './review.data.ts';
import { reviewSearch, reviewSorts, reviewStates, stars, type ReviewSearch } from './review-search.ts';
import './received-reviews.css';

/** What participants say of all classes of the mitra, to answer in place. */
export function ReceivedReviews({ search }: { search: ReviewSearch }) {
  const go = useGo();
  const reviews = useReceivedReviews(search);
  const hrefFor = (change: Partial<ReviewSearch>) => reviewSearch.href(search, change);
  const noFilter = { keyword: '', class: '', rating: null, state: null };
  const isFiltered = search.keyword !== '' || search.class !== '' || search.rating !== null || search.state !== null;
  if (reviews.data?.total === 0 && !isFiltered) return <NoReviews />;
  return (
    <>
      <ListTools
        label="Cari ulasan"
        placeholder="Isi ulasan atau nama peserta"
        search={search}
        hrefFor={hrefFor}
        sorts={reviewSorts}
      >
        <ClassFilter value={search.class} onChange={(id) => go(hrefFor({ class: id }))} />
        <Select
          aria-label="Bintang"
          value={search.rating ?? ''}
          onChange={({ target }) =>
            go(hrefFor({ rating: stars.find((rating) => String(rating) === target.value) ?? null }))
          }
        >
          <option value="">Semua bintang</option>
          {stars.map((rating) => (
            <option key={rating} value={rating}>
              {rating} bintang
            </option>
          ))}
        </Select>
        <StateFilter states={reviewStates} value={search.state} onChange={(state) => go(hrefFor({ state }))} />
      </ListTools>
      <ListStates
        query={reviews}
        noun="ulasan"
        page={search.page}
        hrefFor={(page) => hrefFor({ page })}
        skeleton={<ReviewsSkeleton />}
        empty={<NothingFound clearHref={hrefFor(noFilter)} />}
      >
        {({ list, total, unanswered }, { isRefreshing, pages }) => (
          <>
            <p className="muted sm num received-reviews-count" role="status">
              {decimal(total)} ulasan{!isFiltered && unanswered > 0 && `, ${decimal(unanswered)} belum dijawab`}
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

function NothingFound({ clearHref }: { clearHref: string }) {
  return (
    <EmptyState
      title="Tidak ada ulasan yang cocok"
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={clearHref}>
          Hapus filter
        </Button>
      }
    >
      Coba kata lain, atau longgarkan filternya.
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
