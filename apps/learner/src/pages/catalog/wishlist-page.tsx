import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Button, Card, EmptyState, illustrations } from '@sinau/ui';
import { useWishlist } from '../../features/wishlist/wishlist.data.ts';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';
import './wishlist-page.css';

const wishlistSearch = defineSearch(screens.wishlist, { page: page() });

/** Wishlist of the user. Offers no longer on sale are marked. */
export function WishlistPage() {
  const search = useSearch(wishlistSearch.read);
  return (
    <div className="wishlist-page">
      <PageTitle>Disimpan</PageTitle>
      <h1>Disimpan</h1>
      <ListStates
        query={useWishlist(search.page)}
        noun="daftar simpananmu"
        page={search.page}
        hrefFor={(number) => wishlistSearch.href(search, { page: number })}
        skeleton={<ClassCardsSkeleton count={6} phone="rows" />}
        empty={
          <Card>
            <EmptyState
              illustration={illustrations.emptyNotes}
              title="Belum ada yang kamu simpan"
              action={<Button href={screens.catalog()}>Cari kelas</Button>}
            >
              Ketuk ikon hati di kelas yang menarik. Kalau ada promo, kami kabari.
            </EmptyState>
          </Card>
        }
      >
        {({ list }, { isRefreshing, pages }) => (
          <div className="stack" aria-busy={isRefreshing}>
            <ClassCards classes={list} phone="rows" headingLevel={2} priorityCount={3} />
            {pages}
          </div>
        )}
      </ListStates>
    </div>
  );
}
