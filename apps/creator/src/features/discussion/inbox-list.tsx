import { useMemo } from 'react';
import { DiscussionPlaceContext } from '@sinau/classroom';
import { decimal } from '@sinau/format';
import { ListStates, useGo, useProfile } from '@sinau/shell';
import { Button, EmptyState, Skeleton, illustrations } from '@sinau/ui';
import { ClassFilter } from '../../shared/list/class-filter.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { StateFilter } from '../../shared/list/state-filter.tsx';
import { InboxThread } from './inbox-thread.tsx';
import { useInbox, useInboxHandlers } from './inbox.data.ts';
import { inboxSearch, inboxSorts, inboxStates, type InboxSearch } from './inbox-search.ts';
import './inbox-list.css';

/** What participants ask in all classes of the mitra, to answer in place. */
export function InboxList({ search }: { search: InboxSearch }) {
  const go = useGo();
  const inbox = useInbox(search);
  const handlers = useInboxHandlers(search);
  const userId = useProfile()?.id ?? '';
  const place = useMemo(() => ({ userId, seek: null }), [userId]);
  const hrefFor = (change: Partial<InboxSearch>) => inboxSearch.href(search, change);
  const isFiltered = search.keyword !== '' || search.class !== '' || search.state !== null;
  if (inbox.data?.total === 0 && !isFiltered) return <NoQuestions />;
  return (
    <>
      <ListTools
        label="Cari pertanyaan"
        placeholder="Isi, peserta, atau materi"
        search={search}
        hrefFor={hrefFor}
        sorts={inboxSorts}
      >
        <ClassFilter value={search.class} onChange={(id) => go(hrefFor({ class: id }))} />
        <StateFilter states={inboxStates} value={search.state} onChange={(state) => go(hrefFor({ state }))} />
      </ListTools>
      <ListStates
        query={inbox}
        noun="pertanyaan"
        page={search.page}
        hrefFor={(page) => hrefFor({ page })}
        skeleton={<InboxSkeleton />}
        empty={<NothingFound clearHref={hrefFor({ keyword: '', class: '', state: null })} state={search.state} />}
      >
        {({ list, total }, { isRefreshing, pages }) => (
          <DiscussionPlaceContext value={place}>
            <p className="muted sm num inbox-count" role="status">
              {decimal(total)} pertanyaan
            </p>
            <ol className="inbox-list" aria-label="Pertanyaan" aria-busy={isRefreshing}>
              {list.map((question) => (
                <InboxThread key={question.id} question={question} handlers={handlers} />
              ))}
            </ol>
            {pages}
          </DiscussionPlaceContext>
        )}
      </ListStates>
    </>
  );
}

function NoQuestions() {
  return (
    <EmptyState title="Belum ada pertanyaan" illustration={illustrations.emptyNotes}>
      Pertanyaan peserta di semua kelasmu muncul di sini, dan bisa kamu jawab langsung.
    </EmptyState>
  );
}

function NothingFound({ clearHref, state }: { clearHref: string; state: InboxSearch['state'] }) {
  return (
    <EmptyState
      title={state === 'waiting' ? 'Semua sudah dijawab' : 'Tidak ada pertanyaan yang cocok'}
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={clearHref}>
          Hapus filter
        </Button>
      }
    >
      {state === 'waiting'
        ? 'Tidak ada pertanyaan yang menunggu jawabanmu di sini.'
        : 'Coba kata lain, atau longgarkan filternya.'}
    </EmptyState>
  );
}

const InboxSkeleton = () => (
  <div className="inbox-list">
    {['a', 'b', 'c'].map((row) => (
      <Skeleton key={row} height={160} />
    ))}
  </div>
);
