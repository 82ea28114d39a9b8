import { PageTitle, useSearch } from '@sinau/shell';
import { ReceivedReviews } from '../../features/review/received-reviews.tsx';
import { reviewSearch } from '../../features/review/review-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Reviews of the mitra's classes. */
export function ReviewPage() {
  const search = useSearch(reviewSearch.read);
  return (
    <>
      <PageTitle>Ulasan</PageTitle>
      <PageHead title="Ulasan">Kata peserta tentang kelasmu. Jawabanmu tayang di bawah ulasannya.</PageHead>
      <ReceivedReviews search={search} />
    </>
  );
}
