import { useState } from 'react';
import { reviewTakedownRules } from '@sinau/contracts/study/review/review.rules';
import type { JudgedReview } from '@sinau/contracts/study/review/review.schemas';
import { date, dateTime } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Badge, Button, EmptyState, ReasonDialog, Stars, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { PersonLink } from '../../shared/person-link.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { useJudgedReviews, useRestore, useTakeDown } from './judged-reviews.data.ts';
import { judgedSearch, reviewSorts, reviewStates, type JudgedSearch } from './judged-search.ts';
import './judged-list.css';

const columns: readonly Column<JudgedReview>[] = [
  {
    title: 'Ulasan',
    isMain: true,
    cell: ({ rating, content, takenDown }) => (
      <div className="judged-review">
        <Stars value={rating} />
        <p>{content || 'Tanpa kata-kata'}</p>
        {takenDown && (
          <p className="muted xs">
            <Badge tone="danger">Diturunkan</Badge> {dateTime(takenDown.at)}: {takenDown.reason}
          </p>
        )}
      </div>
    ),
  },
  { title: 'Kelas', cell: ({ class: { title } }) => title },
  {
    title: 'Penulis',
    cell: ({ createdBy }) => <PersonLink id={createdBy.id} name={createdBy.fullname} />,
    note: ({ createdAt }) => date(createdAt),
  },
  { title: 'Tindakan', isTitleHidden: true, card: 'line', cell: (review) => <Judge review={review} /> },
];

function Judge({ review: { id, takenDown, createdBy } }: { review: JudgedReview }) {
  const [isAsked, setAsked] = useState(false);
  const takeDown = useTakeDown(id);
  const restore = useRestore(id);
  const draftKey = useDraftKey(`take-down:${id}`);
  if (takenDown) {
    return (
      <Button variant="outline" size="sm" loading={restore.isPending} onClick={() => restore.mutate()}>
        Tampilkan lagi
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        Turunkan
      </Button>
      <ReasonDialog
        draftKey={draftKey}
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Turunkan ulasan ${createdBy.fullname}?`}
        label="Alasannya"
        rule={reviewTakedownRules.reason}
        confirmLabel="Turunkan ulasan"
        tone="danger"
        send={(reason) => takeDown.mutateAsync(reason)}
      >
        Ulasan ini hilang dari semua orang kecuali penulisnya, yang membaca alasanmu.
      </ReasonDialog>
    </>
  );
}

/** List of all reviews, to take down those that break the rules. */
export function JudgedList({ search }: { search: JudgedSearch }) {
  const { hrefFor, clearHref, choose } = useListAddress(judgedSearch, search, { keyword: '', state: null });
  return (
    <DataList
      rows={useJudgedReviews(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="ulasan"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada ulasan" illustration={illustrations.emptyNotes}>
          Ulasan peserta muncul di sini begitu ditulis.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari ulasan"
          placeholder="Isi, penulis, atau kelas"
          search={search}
          hrefFor={hrefFor}
          sorts={reviewSorts}
        >
          <ChoiceFilter
            label="Status"
            all="Semua ulasan"
            words={reviewStates}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
        </ListTools>
      }
    />
  );
}
