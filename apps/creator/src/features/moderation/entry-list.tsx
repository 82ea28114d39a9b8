import { useState } from 'react';
import { hidingRules } from '@sinau/contracts/study/discussion/discussion.rules';
import type { JudgedEntry } from '@sinau/contracts/study/discussion/discussion.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { dateTime } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Badge, Button, EmptyState, Link, ReasonDialog, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { entrySearch, entrySorts, entryStates, type EntrySearch } from './entry-search.ts';
import { useEntries, useHide, useUnhide } from './moderation.data.ts';
import './entry-list.css';

const columns: readonly Column<JudgedEntry>[] = [
  {
    title: 'Tulisan',
    isMain: true,
    cell: ({ content, parent, hidden }) => (
      <div className="judged-entry">
        <p className="muted xs">{parent ? 'Balasan' : 'Pertanyaan'}</p>
        <p>{content}</p>
        {hidden && (
          <p className="muted xs">
            <Badge tone="danger">Disembunyikan</Badge> {dateTime(hidden.at)}: {hidden.reason}
          </p>
        )}
      </div>
    ),
  },
  {
    title: 'Materi',
    cell: ({ place, lesson }) => (
      <Link href={operatorScreens.operatorClass(place.class.id, lesson ? { lesson } : {})}>
        {place.lesson?.title ?? 'Halaman kelas'}
      </Link>
    ),
    note: ({ place }) => place.class.title,
  },
  {
    title: 'Penulis',
    cell: ({ createdBy, role }) => (
      <p>
        <PersonLink id={createdBy.id} name={createdBy.fullname} />
        {role === 'Instructor' && ' (Instruktur)'}
      </p>
    ),
    note: ({ createdAt }) => dateTime(createdAt),
  },
  { title: 'Tindakan', isTitleHidden: true, card: 'line', cell: (entry) => <Judge entry={entry} /> },
];

function Judge({ entry: { id, hidden, createdBy } }: { entry: JudgedEntry }) {
  const [isAsked, setAsked] = useState(false);
  const hide = useHide(id);
  const unhide = useUnhide(id);
  const draftKey = useDraftKey(`hide:${id}`);
  if (hidden) {
    return (
      <Button variant="outline" size="sm" loading={unhide.isPending} onClick={() => unhide.mutate()}>
        Tampilkan lagi
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        Sembunyikan
      </Button>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Sembunyikan tulisan ${createdBy.fullname}?`}
        label="Alasannya"
        rule={hidingRules.reason}
        confirmLabel="Sembunyikan"
        tone="danger"
        send={(reason) => hide.mutateAsync(reason)}
      >
        Peserta lain melihat bahwa ada yang disembunyikan. Penulis dan pengajar kelasnya membaca alasanmu.
      </ReasonDialog>
    </>
  );
}

/** Posts of all discussions, to hide those that break the rules. */
export function EntryList({ search }: { search: EntrySearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(entrySearch, search, { keyword: '', state: null });
  return (
    <DataList
      rows={useEntries(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="tulisan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada diskusi" illustration={illustrations.emptyNotes}>
          Pertanyaan dan balasan dari semua kelas muncul di sini.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari diskusi"
          placeholder="Isi, penulis, atau kelas"
          search={search}
          hrefFor={hrefFor}
          sorts={entrySorts}
        >
          <ChoiceFilter
            label="Status"
            all="Semua tulisan"
            words={entryStates}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
        </ListTools>
      }
    />
  );
}
