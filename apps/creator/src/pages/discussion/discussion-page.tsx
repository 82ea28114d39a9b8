import { PageTitle, useSearch } from '@sinau/shell';
import { InboxList } from '../../features/discussion/inbox-list.tsx';
import { inboxSearch } from '../../features/discussion/inbox-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Inbox of a mitra: questions of participants in its classes. */
export function DiscussionPage() {
  const search = useSearch(inboxSearch.read);
  return (
    <>
      <PageTitle>Diskusi</PageTitle>
      <PageHead title="Diskusi">Pertanyaan peserta di semua kelasmu.</PageHead>
      <InboxList search={search} />
    </>
  );
}
