import { useState } from 'react';
import type { CannedAnswer } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import { date } from '@sinau/format';
import { Button, ConfirmDialog, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { CannedAnswerDialog } from './canned-answer-dialog.tsx';
import { cannedAnswerSearch, cannedAnswerSorts, type CannedAnswerSearch } from './canned-answer-search.ts';
import { useCannedAnswers, useRemoveCannedAnswer } from './canned-answers.data.ts';
import './canned-answers.css';

const columns: readonly Column<CannedAnswer>[] = [
  {
    title: 'Judul',
    sort: 'title',
    isText: true,
    isMain: true,
    cell: ({ title }) => <b>{title}</b>,
    note: ({ content }) => <span className="canned-answer-text">{content}</span>,
  },
  { title: 'Diubah', card: 'line', cell: ({ updatedAt }) => <span className="nowrap">{date(updatedAt)}</span> },
  { title: 'Tindakan', isTitleHidden: true, card: 'line', cell: (answer) => <RowActions answer={answer} /> },
];

function RowActions({ answer }: { answer: CannedAnswer }) {
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const remove = useRemoveCannedAnswer();
  const close = () => setAsked(null);
  return (
    <div className="row wraps">
      <Button variant="outline" size="sm" onClick={() => setAsked('edit')}>
        Ubah <span className="sr">{answer.title}</span>
      </Button>
      <Button variant="text" size="sm" onClick={() => setAsked('remove')}>
        Hapus <span className="sr">{answer.title}</span>
      </Button>
      <CannedAnswerDialog answer={answer} open={asked === 'edit'} onClose={close} />
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={() => remove.mutate(answer.id, { onSettled: close })}
        busy={remove.isPending}
        title={`Hapus “${answer.title}”?`}
        confirmLabel="Hapus"
      >
        Staf lain juga tidak bisa menyisipkannya lagi. Jawaban yang sudah terkirim tidak berubah.
      </ConfirmDialog>
    </div>
  );
}

/** Canned answers, to find, change and delete. */
export function CannedAnswerList({ search }: { search: CannedAnswerSearch }) {
  const { hrefFor, clearHref } = useListAddress(cannedAnswerSearch, search, { keyword: '' });
  return (
    <DataList
      rows={useCannedAnswers(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun="jawaban"
      clearHref={clearHref}
      empty={
        <EmptyState title="Belum ada jawaban siap pakai" illustration={illustrations.emptyNotes}>
          Tulis jawaban yang sering kamu kirim, lalu sisipkan saat menjawab permintaan bantuan.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari jawaban"
          placeholder="Judul atau isi"
          search={search}
          hrefFor={hrefFor}
          sorts={cannedAnswerSorts}
        />
      }
    />
  );
}
