import { PageTitle, useSearch } from '@sinau/shell';
import { JudgedList } from '../../features/judged-reviews/judged-list.tsx';
import { judgedSearch } from '../../features/judged-reviews/judged-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Reviews of learners, for the operators who hide some of them. */
export function ReviewsPage() {
  const search = useSearch(judgedSearch.read);
  return (
    <>
      <PageTitle>Ulasan peserta</PageTitle>
      <PageHead title="Ulasan peserta">Turunkan ulasan yang melanggar aturan. Penulisnya membaca alasannya.</PageHead>
      <JudgedList search={search} />
    </>
  );
}
