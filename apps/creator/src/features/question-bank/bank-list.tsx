import type { BankQuestion } from '@sinau/contracts/study/question/bank.schemas';
import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import { EmptyState, illustrations } from '@sinau/ui';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { difficultyLabels } from '../../shared/question/bank-labels.ts';
import { questionKinds } from '../../shared/question/question-kinds.ts';
import { bankColumns } from './bank-columns.tsx';
import { bankSearch, bankSorts, type BankSearch } from './bank-search.ts';
import { useBank, useTags } from './bank.data.ts';
import './question-bank.css';

const kindLabels = Object.fromEntries(questionKinds.map(({ type, label }) => [type, label])) as Record<
  QuizQuestionType,
  string
>;
const noFilter = { keyword: '', type: null, difficulty: null, tag: '' };

interface BankListProps {
  search: BankSearch;
  onOpen: (question: BankQuestion) => void;
}

/** The questions of the mitra. */
export function BankList({ search, onOpen }: BankListProps) {
  const questions = useBank(search);
  const tags = useTags();
  const { hrefFor, clearHref, choose } = useListAddress(bankSearch, search, noFilter);
  return (
    <DataList
      rows={questions}
      columns={bankColumns(onOpen)}
      search={search}
      hrefFor={hrefFor}
      noun="soal"
      clearHref={clearHref}
      empty={
        <EmptyState title="Bank soalmu masih kosong" illustration={illustrations.emptyNotes}>
          Tulis soal sekali, lalu pakai di banyak kuis. Punya soal di CSV, GIFT, Moodle, atau QTI? Impor saja.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari soal"
          placeholder="Pertanyaan atau tag"
          search={search}
          hrefFor={hrefFor}
          sorts={bankSorts}
        >
          <ChoiceFilter
            label="Jenis soal"
            all="Semua jenis"
            words={kindLabels}
            value={search.type}
            onChange={(type) => choose({ type })}
          />
          <ChoiceFilter
            label="Kesulitan"
            all="Semua kesulitan"
            words={difficultyLabels}
            value={search.difficulty}
            onChange={(difficulty) => choose({ difficulty })}
          />
          <SearchSelect
            label="Tag"
            placeholder="Semua tag"
            value={search.tag || null}
            isLoading={tags.isPending}
            options={(tags.data?.list ?? []).map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))}
            onChange={(tag) => choose({ tag: tag ?? '' })}
          />
        </ListTools>
      }
    />
  );
}
