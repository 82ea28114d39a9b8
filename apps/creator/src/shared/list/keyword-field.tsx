import { use, useEffect, useState, type FormEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router-dom';
import { SearchInput } from '@sinau/ui';

interface KeywordFieldProps {
  label: string;
  placeholder: string;
  /** Keyword from the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

const delayMs = 300;

/** Search field: searches 300 ms after the last letter, and immediately by Enter. */
export function KeywordField({ label, placeholder, keyword, onSearch }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const [sent, setSent] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  const trimmed = typed.trim();
  const isLeaving = useNavigation().state !== 'idle';

  // 'Back' and 'Hapus filter' change the address too. Our own change must not undo letters typed since.
  if (keyword !== seen) {
    setSeen(keyword);
    if (keyword !== sent) {
      setTyped(keyword);
      setSent(keyword);
    }
  }

  const search = () => {
    setSent(trimmed);
    onSearch(trimmed);
  };
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    // A search would undo a navigation that started meanwhile and is still loading. A navigation is rendered with a
    // delay: when the pause is over, only the router itself knows of it.
    if (trimmed === sent || isLeaving) return undefined;
    const timer = setTimeout(() => router?.state.navigation.state === 'idle' && search(), delayMs);
    return () => clearTimeout(timer);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== sent) search();
  };
  return (
    <form role="search" onSubmit={submit}>
      <SearchInput
        label={label}
        name="keyword"
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
