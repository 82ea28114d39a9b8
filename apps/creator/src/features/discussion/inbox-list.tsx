import { useMemo } from 'react';
import { DiscussionContext } from '@sinau/classroom';
import { decimal } from '@sinau/format';
import { ListStates, useProfile } from '@sinau/shell';
import { Button, EmptyState, Skeleton, illustrations } from '@sinau/ui';
import { ClassFilter } from '../../shared/list/class-filter.tsx';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { NothingFound } from '../../shared/list/nothing-found.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { InboxThread } from './inbox-thread.tsx';
import { useInbox, useInboxHandlers } from './inbox.data.ts';
import { inboxSearch, inboxSorts, inboxStates, type InboxSearch } from './inbox-search.ts';
import './inbox-list.css';

/** Questions of participants in all classes of the mitra, to answer in place. */
export function InboxList({ search }: { search: InboxSearch }) {
  const inbox = useInbox(search);
  const handlers = useInboxHandlers(search);
  const userId = useProfile()?.id ?? '';
  const place = useMemo(() => ({ userId, seek: null }), [userId]);
  const { hrefFor, clearHref, choose } = useListAddress(inboxSearch, search, { keyword: '', class: '', state: null });
  const Nothing = search.state === 'waiting' ? AllAnswered : NothingFound;
  if (inbox.data?.total === 0 && !clearHref) return <NoQuestions />;
  return (
    <>
      <ListTools
        label="Cari pertanyaan"
        placeholder="Isi, peserta, atau materi"
        search={search}
        hrefFor={hrefFor}
        sorts={inboxSorts}
      >
        <ClassFilter value={search.class} onChange={(id) => choose({ class: id })} />
        <ChoiceFilter
          label="Status"
          all="Semua status"
          words={inboxStates}
          value={search.state}
          onChange={(state) => choose({ state })}
        />
      </ListTools>
      <ListStates
        query={inbox}
        noun="pertanyaan"
        page={search.page}
        hrefFor={(page) => hrefFor({ page })}
        skeleton={<InboxSkeleton />}
        empty={clearHref && <Nothing noun="pertanyaan" clearHref={clearHref} />}
      >
        {({ list, total }, { isRefreshing, pages }) => (
          <DiscussionContext value={place}>
            <p className="muted sm num inbox-count" role="status">
              {decimal(total)} pertanyaan
            </p>
            <ol className="inbox-list" aria-label="Pertanyaan" aria-busy={isRefreshing}>
              {list.map((question) => (
                <InboxThread key={question.id} question={question} handlers={handlers} />
              ))}
            </ol>
            {pages}
          </DiscussionContext>
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

function AllAnswered({ clearHref }: { clearHref: string }) {
  return (
    <EmptyState
      title="Semua sudah dijawab"
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={clearHref}>
          Hapus filter
        </Button>
      }
    >
      Tidak ada pertanyaan yang menunggu jawabanmu di sini.
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
