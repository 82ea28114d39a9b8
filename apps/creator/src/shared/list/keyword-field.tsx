import { startTransition, useEffect, useState, type FormEvent } from 'react';
import { useNavigation } from 'react-router-dom';
import { SearchInput } from '@sinau/ui';

interface KeywordFieldProps {
  label: string;
  placeholder: string;
  /** The keyword of the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

const delayMs = 300;

/** Searches while somebody types, 300 ms after the last letter, and at once by Enter. */
export function KeywordField({ label, placeholder, keyword, onSearch }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const [sent, setSent] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  /** What was typed when the pause after it was over. */
  const [due, setDue] = useState(keyword);
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
  useEffect(() => {
    // The router tells in a transition that a link was followed: by the time that this one is through, it has told.
    const timer = setTimeout(() => startTransition(() => setDue(trimmed)), delayMs);
    return () => clearTimeout(timer);
  }, [trimmed]);
  useEffect(() => {
    // A search would call back whoever has followed a link meanwhile, whose page is still loading.
    if (due === trimmed && due !== sent && !isLeaving) search();
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
