import { PageTitle, useSearch } from '@sinau/shell';
import { EntryList } from '../../features/moderation/entry-list.tsx';
import { entrySearch } from '../../features/moderation/entry-search.ts';

/** Posts in the discussions of all classes, for the operators who hide some of them. */
export function DiscussionsPage() {
  const search = useSearch(entrySearch.read);
  return (
    <>
      <PageTitle>Diskusi</PageTitle>
      <div className="head">
        <div>
          <h1>Diskusi</h1>
          <p>Sembunyikan pertanyaan atau balasan yang melanggar aturan. Penulisnya membaca alasannya.</p>
        </div>
      </div>
      <EntryList search={search} />
    </>
  );
}
