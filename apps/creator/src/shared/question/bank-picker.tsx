import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { question } from '@sinau/api-client';
import { contentOf } from '@sinau/contracts/study/question/bank.rules';
import type { BankQuestion } from '@sinau/contracts/study/question/bank.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Button, Checkbox, Drawer, EmptyState, ErrorState, Link, Loading, Skeleton, illustrations } from '@sinau/ui';
import { KeywordField } from '../list/keyword-field.tsx';
import { difficultyLabels } from './bank-labels.ts';
import { copyOf } from './question-draft.ts';
import { questionKind } from './question-kinds.ts';
import './bank-picker.css';

const pageSize = 20;

interface BankPickerProps {
  /** Number of free slots in the quiz. */
  room: number;
  /** Questions of the bank that the quiz has copies of. */
  taken: ReadonlySet<string>;
  onPick: (copies: QuizQuestion[]) => void;
  onClose: () => void;
}

/** Picker for questions of the bank; the quiz gets copies of them. */
export function BankPicker({ room, taken, onPick, onClose }: BankPickerProps) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly BankQuestion[]>([]);
  const { data, error, refetch, isFetching } = useQuery({
    ...question.list.query({
      query: { page, perPage: pageSize, filter: { isComplete: true }, ...(keyword && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  });
  const toggle = (one: BankQuestion) =>
    setChosen(chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one]);
  const pick = () => {
    onPick(chosen.slice(0, room).map(copiedFrom));
    onClose();
  };

  return (
    <Drawer
      open
      side="right"
      width="wide"
      title="Bank soal"
      onClose={onClose}
      footer={
        <Button block disabled={chosen.length === 0 || chosen.length > room} onClick={pick}>
          {chosen.length > room
            ? `Kuis ini hanya muat ${decimal(room)} soal lagi`
            : chosen.length > 0
              ? `Tambahkan ${decimal(chosen.length)} soal`
              : 'Tambahkan soal'}
        </Button>
      }
    >
      <div className="bank-picker">
        <KeywordField
          label="Cari di bank soal"
          placeholder="Pertanyaan atau tag"
          keyword={keyword}
          onSearch={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
        {!data && error && (
          <ErrorState title="Gagal memuat bank soal" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && (
          <Loading label="Memuat bank soal">
            <Skeleton height={240} />
          </Loading>
        )}
        {data?.total === 0 && (
          <EmptyState
            title={keyword ? 'Tidak ada soal yang cocok' : 'Bank soalmu masih kosong'}
            illustration={illustrations.emptyNotes}
          >
            {keyword ? 'Coba kata lain.' : <Link href={screens.questionBank()}>Tulis atau impor soal</Link>}
          </EmptyState>
        )}
        <ul>
          {data?.list.map((one) => (
            <li key={one.id}>
              <Checkbox checked={chosen.some(({ id }) => id === one.id)} onChange={() => toggle(one)}>
                {one.text}
                <small className="muted">{factsOf(one, taken.has(one.id))}</small>
              </Checkbox>
            </li>
          ))}
        </ul>
        {data && data.total > pageSize && (
          <div className="bank-picker-pages num">
            <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Sebelumnya
            </Button>
            <span className="muted sm">
              {decimal(page)} dari {decimal(Math.ceil(data.total / pageSize))}
            </span>
            <Button
              variant="outline"
              size="sm"
              disabled={page * pageSize >= data.total}
              onClick={() => setPage(page + 1)}
            >
              Berikutnya
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}

const factsOf = ({ type, difficulty, tags }: BankQuestion, isTaken: boolean) =>
  [questionKind(type).label, difficulty && difficultyLabels[difficulty], ...tags, isTaken && 'sudah ada di kuis ini']
    .filter(Boolean)
    .join(' · ');

const copiedFrom = (question: BankQuestion): QuizQuestion => ({
  ...copyOf(contentOf(question)),
  bankId: question.id,
});
