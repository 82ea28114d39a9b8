import type { ReactNode } from 'react';
import { useGo } from '@sinau/shell';
import { Select } from '@sinau/ui';
import { CsvButton } from './csv-button.tsx';
import { KeywordField } from './keyword-field.tsx';
import './list-tools.css';

interface ListToolsProps<Sort extends string> {
  /** Label of the search: 'Cari penjualan'. */
  label: string;
  placeholder: string;
  search: { keyword: string; sort: Sort };
  /** Returns the address of the list after a change. */
  hrefFor: (change: { keyword?: string; sort?: Sort }) => string;
  /** Sort orders with their labels. Without them only the columns sort the list. */
  sorts?: Record<Sort, string>;
  fetchCsv?: () => Promise<File>;
  /** More filters. */
  children?: ReactNode;
}

/** Tools above a list: search, filters, sort order and CSV. */
export function ListTools<Sort extends string>({
  label,
  placeholder,
  search,
  hrefFor,
  sorts,
  fetchCsv,
  children,
}: ListToolsProps<Sort>) {
  const go = useGo();
  return (
    <div className="list-tools">
      <KeywordField
        label={label}
        placeholder={placeholder}
        keyword={search.keyword}
        // Back leads to the list without a keyword, not through each pause of the typing.
        onSearch={(keyword) => go(hrefFor({ keyword }), { replace: search.keyword !== '' })}
      />
      {children}
      {sorts && (
        <Select
          aria-label="Urutkan"
          value={search.sort}
          onChange={({ target }) => go(hrefFor({ sort: target.value as Sort }))}
        >
          {Object.entries<string>(sorts).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Select>
      )}
      {fetchCsv && <CsvButton fetch={fetchCsv} />}
    </div>
  );
}
