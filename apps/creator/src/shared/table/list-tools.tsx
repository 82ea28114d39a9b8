import type { FormEvent, ReactNode } from 'react';
import { SearchInput } from '@sinau/ui';
import { CsvButton } from './csv-button.tsx';
import './list-tools.css';

interface ListToolsProps {
  /** What is looked for: 'Cari penjualan'. */
  label: string;
  placeholder: string;
  keyword: string;
  onSearch: (keyword: string) => void;
  fetchCsv?: () => Promise<File>;
  /** More filters, and the order. */
  children?: ReactNode;
}

/** Above a list: search, filters, and the way to a spreadsheet. */
export function ListTools({ label, placeholder, keyword, onSearch, fetchCsv, children }: ListToolsProps) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  return (
    <div className="list-tools">
      <form role="search" onSubmit={find}>
        <SearchInput
          key={keyword}
          label={label}
          name="keyword"
          placeholder={placeholder}
          defaultValue={keyword}
          maxLength={100}
          // The cross of a search field empties it without submitting.
          onInput={({ currentTarget }) => currentTarget.value === '' && keyword && onSearch('')}
        />
      </form>
      {children}
      {fetchCsv && <CsvButton fetchCsv={fetchCsv} />}
    </div>
  );
}
