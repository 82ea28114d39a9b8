import { difficulties } from '@sinau/contracts/question/imported.rules';
import type { BankQuestion } from '@sinau/contracts/question/bank.schemas';
import { useGo } from '@sinau/shell';
import { EmptyState, Select, illustrations } from '@sinau/ui';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { difficultyWords } from '../../shared/question/bank-words.ts';
import { questionKinds } from '../../shared/question/question-kinds.ts';
import { bankColumns } from './bank-columns.tsx';
import { bankSearch, bankSorts, type BankSearch } from './bank-search.ts';
import { useBank, useTags } from './bank.data.ts';
import './question-bank.css';

interface BankListProps {
  search: BankSearch;
  onOpen: (question: BankQuestion) => void;
}

/** The questions of the mitra. */
export function BankList({ search, onOpen }: BankListProps) {
  const questions = useBank(search);
  const tags = useTags();
  const go = useGo();
  const hrefFor = (change: Partial<BankSearch>) => bankSearch.href(search, change);
  const cleared = { keyword: '', type: null, difficulty: null, tag: '' };
  const isFiltered = search.keyword !== '' || search.type !== null || search.difficulty !== null || search.tag !== '';
  return (
    <DataList
      rows={questions}
      columns={bankColumns(onOpen)}
      search={search}
      hrefFor={hrefFor}
      noun="soal"
      clearHref={isFiltered ? hrefFor(cleared) : null}
      empty={
        <EmptyState title="Bank soalmu masih kosong" illustration={illustrations.emptyNotes}>
          Tulis soal sekali, lalu pakai di banyak kuis. Punya soal di CSV, Aiken, atau GIFT? Impor saja.
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
          <Select
            aria-label="Jenis soal"
            value={search.type ?? ''}
            onChange={({ target }) => go(hrefFor({ type: target.value as BankSearch['type'] }))}
          >
            <option value="">Semua jenis</option>
            {questionKinds.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Kesulitan"
            value={search.difficulty ?? ''}
            onChange={({ target }) => go(hrefFor({ difficulty: target.value as BankSearch['difficulty'] }))}
          >
            <option value="">Semua kesulitan</option>
            {difficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {difficultyWords[difficulty]}
              </option>
            ))}
          </Select>
          <SearchSelect
            label="Tag"
            placeholder="Semua tag"
            value={search.tag || null}
            isLoading={tags.isPending}
            options={(tags.data?.list ?? []).map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))}
            onChange={(tag) => go(hrefFor({ tag: tag ?? '' }))}
          />
        </ListTools>
      }
    />
  );
}
