import { PageTitle, useSearch } from '@sinau/shell';
import { JudgedList } from '../../features/judged-reviews/judged-list.tsx';
import { judgedSearch } from '../../features/judged-reviews/judged-search.ts';

/** Reviews of learners, for the operators who hide some of them. */
export function ReviewsPage() {
  const search = useSearch(judgedSearch.read);
  return (
    <>
      <PageTitle>Ulasan peserta</PageTitle>
      <div className="head">
        <div>
          <h1>Ulasan peserta</h1>
          <p>Turunkan ulasan yang melanggar aturan. Penulisnya membaca alasannya.</p>
        </div>
      </div>
      <JudgedList search={search} />
    </>
  );
}
