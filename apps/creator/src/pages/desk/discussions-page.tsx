import { PageTitle, useSearch } from '@sinau/shell';
import { EntryList } from '../../features/moderation/entry-list.tsx';
import { entrySearch } from '../../features/moderation/entry-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Posts in the discussions of all classes, for the operators who hide some of them. */
export function DiscussionsPage() {
  const search = useSearch(entrySearch.read);
  return (
    <>
      <PageTitle>Diskusi</PageTitle>
      <PageHead title="Diskusi">
        Sembunyikan pertanyaan atau balasan yang melanggar aturan. Penulisnya membaca alasannya.
      </PageHead>
      <EntryList search={search} />
    </>
  );
}
