import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useGo } from '@sinau/shell';
import { SearchInput } from '@sinau/ui';

const SearchSuggestions = lazySection(
  async () => (await import('../../../features/search/search-suggestions.tsx')).SearchSuggestions,
);

interface SearchFormProps {
  placeholder: string;
  /** Focuses the field on opening, so that a phone shows its keyboard. */
  startsFocused?: boolean;
  onSearched?: () => void;
}

/** Search form; on the results page it shows the current keyword. */
export function SearchForm({ placeholder, startsFocused, onSearched }: SearchFormProps) {
  const go = useGo();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  /** Set once the field is in use. */
  const [field, setField] = useState<HTMLInputElement>();
  const current = pathname === '/search' ? (query.get('keyword') ?? '') : '';

  useEffect(() => {
    if (startsFocused) input.current?.focus();
  }, [startsFocused]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const keyword = input.current?.value.trim();
    if (!keyword) return;
    go(screens.search(keyword));
    onSearched?.();
  };

  return (
    <form className="nav-search" role="search" onSubmit={search}>
      <SearchInput
        key={current}
        ref={input}
        label="Cari kelas"
        placeholder={placeholder}
        defaultValue={current}
        maxLength={100}
        onFocus={(event) => setField(event.currentTarget)}
      />
      {field && (
        <Suspense>
          <SearchSuggestions key={current} field={field} onLeave={onSearched} />
        </Suspense>
      )}
    </form>
  );
}
