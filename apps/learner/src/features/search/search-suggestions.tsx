import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { catalog } from '@sinau/api-client';
import { shortestSuggested } from '@sinau/contracts/storefront/catalog/suggestion.schemas';
import { useGo } from '@sinau/shell';
import { Avatar, classes, IconButton, Thumbnail } from '@sinau/ui';
import { History, Search, Tag, X } from '@sinau/ui/icons';
import { useRecentSearches } from './recent-searches.ts';
import { recentGroups, suggestionGroups, type Row, type RowGroup } from './suggestion-rows.ts';
import { rowId, useCombobox } from './use-combobox.ts';
import './search-suggestions.css';

const pauseMs = 200;

interface SearchSuggestionsProps {
  field: HTMLInputElement;
  /** Called when the user navigated from here. */
  onLeave?: (() => void) | undefined;
}

/** Suggestions below a search field in use: previous searches and, from the third letter on, matches. */
export function SearchSuggestions({ field, onLeave }: SearchSuggestionsProps) {
  const go = useGo();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { recent, add, remove } = useRecentSearches();
  const { keyword, answer, isFailed } = useSuggestions(typed);
  const isRecent = typed === '';
  const groups = isRecent ? recentGroups(recent) : answer ? suggestionGroups(keyword, answer) : [];
  const rows = groups.flatMap((group) => group.rows);
  const { isOpen, active, setActive, close } = useCombobox(field, {
    listId,
    count: rows.length,
    onType: setTyped,
    onPick: (index) => open(rows[index]!),
    onRemove: (index) => isRecent && remove(rows[index]!.title),
    onSubmit: add,
  });
  const open = ({ href }: Row) => {
    close();
    go(href);
    onLeave?.();
  };
  const isEmpty = !isRecent && answer !== undefined && rows.length === 0;
  if (!isOpen || isFailed || (rows.length === 0 && !isEmpty)) return null;
  return (
    // Keeps the focus in the field while a suggestion is pressed
    <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
      <p className="sr" role="status">
        {isEmpty ? 'Belum ada saran' : `${rows.length} saran`}
      </p>
      {isEmpty ? (
        <p className="suggestions-empty">Belum ada saran untuk “{keyword}”. Tekan Enter untuk mencarinya.</p>
      ) : (
        <div id={listId} role="listbox" aria-label={isRecent ? 'Pencarian terakhir' : 'Saran pencarian'}>
          {groups.map((group) => (
            <Group
              key={group.kind}
              group={group}
              listId={listId}
              first={rows.indexOf(group.rows[0]!)}
              active={active}
              onActive={setActive}
              onOpen={open}
            />
          ))}
        </div>
      )}
      {isRecent && (
        <ul className="suggestions-tools" aria-label="Hapus dari riwayat">
          {recent.map((one) => (
            <li key={one}>
              <IconButton label={`Hapus ${one} dari riwayat`} onClick={() => remove(one)}>
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Loads suggestions once typing pauses. An answer belongs to its keyword, so a late one is not shown. */
function useSuggestions(typed: string) {
  const [keyword, setKeyword] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setKeyword(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  const isLong = (text: string) => [...text].length >= shortestSuggested;
  const { data, isError } = useQuery({
    ...catalog.suggestions.query({ query: { keyword } }),
    enabled: isLong(keyword),
    placeholderData: keepPreviousData,
  });
  const isAsked = isLong(keyword) && isLong(typed);
  return { keyword, answer: isAsked ? data : undefined, isFailed: isAsked && isError };
}

interface GroupProps {
  group: RowGroup;
  listId: string;
  /** Position of its first row among all. */
  first: number;
  active: number;
  onActive: (index: number) => void;
  onOpen: (row: Row) => void;
}

const icons = { recent: History, topics: Tag, all: Search } as const;

function Group({ group: { name, kind, rows }, listId, first, active, onActive, onOpen }: GroupProps) {
  const Icon = kind in icons ? icons[kind as keyof typeof icons] : undefined;
  return (
    <div role="group" aria-label={name} className={`suggestions-group is-${kind}`}>
      <p className="suggestions-name" aria-hidden="true">
        {name}
      </p>
      {rows.map((row, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
        <div
          key={row.key}
          id={rowId(listId, first + index)}
          role="option"
          aria-selected={first + index === active}
          className={classes('suggestion', first + index === active && 'is-active')}
          ref={first + index === active ? intoView : undefined}
          onMouseMove={() => active !== first + index && onActive(first + index)}
          onClick={() => onOpen(row)}
        >
          {Icon && <Icon />}
          {row.picture?.kind === 'cover' && <Thumbnail src={row.picture.src} sizes="64px" />}
          {row.picture?.kind === 'face' && <Avatar src={row.picture.src} size="sm" />}
          <span className="suggestion-text">
            <span>{row.title}</span>
            {row.note && <small>{row.note}</small>}
          </span>
          {row.price && <b className="num">{row.price}</b>}
        </div>
      ))}
    </div>
  );
}

const intoView = (row: HTMLElement | null) => row?.scrollIntoView?.({ block: 'nearest' });
