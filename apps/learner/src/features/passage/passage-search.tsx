import { useState, type ReactNode } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import { mostPassagesCounted } from '@sinau/contracts/study/passage/passage.rules';
import type { Passage } from '@sinau/contracts/study/passage/passage.schemas';
import { timecode } from '@sinau/format';
import { Button, EmptyState, ErrorState, Loading, SearchInput, Skeleton } from '@sinau/ui';
import { usePassages } from './passage.data.ts';
import './passage-search.css';

interface PassageSearchProps {
  label: string;
  /** Undefined for all classes of the user, whose titles are then shown. */
  classId?: string;
  onOpen: (passage: Passage) => void;
  /** Content while nothing is searched for; none where the results hide what follows them. */
  children?: ReactNode;
}

/** Search field for what is said and written in lessons; its results replace the content below it. */
export function PassageSearch({ label, classId, onOpen, children }: PassageSearchProps) {
  const [typed, setTyped] = useState('');
  const passages = usePassages(typed, classId);
  return (
    <>
      <div role="search" aria-label={label} className="passage-search">
        <SearchInput
          label={label}
          placeholder={label}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {passages.isSearching ? (
        <div className="passage-results">
          <Results {...passages} hasClasses={!classId} onOpen={onOpen} />
        </div>
      ) : (
        children
      )}
    </>
  );
}

interface ResultsProps extends Omit<ReturnType<typeof usePassages>, 'isSearching'>, Pick<PassageSearchProps, 'onOpen'> {
  hasClasses: boolean;
}

function Results({ found, isError, isFetching, refetch, hasNextPage, fetchNextPage, ...results }: ResultsProps) {
  const { isFetchingNextPage, isPlaceholderData, hasClasses, onOpen } = results;
  if (!found)
    return isError ? (
      <ErrorState title="Pencarian gagal" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <PassagesSkeleton />
    );
  if (found.total === 0)
    return (
      <EmptyState title="Tidak ada yang cocok" headingLevel={3}>
        Coba kata lain. Yang dicari adalah materi yang sudah terbuka untukmu.
      </EmptyState>
    );
  return (
    <div className="passages" aria-busy={isPlaceholderData}>
      <p className="passages-count muted xs" role="status">
        {found.total >= mostPassagesCounted ? 'Lebih dari 1.000 bagian cocok' : `${found.total} bagian cocok`}
      </p>
      <ol>
        {found.list.map((passage) => (
          <li key={passage.id}>
            <PassageEntry passage={passage} hasClass={hasClasses} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="outline" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Tampilkan hasil lain
        </Button>
      )}
    </div>
  );
}

interface PassageEntryProps extends Pick<PassageSearchProps, 'onOpen'> {
  passage: Passage;
  hasClass: boolean;
}

function PassageEntry({ passage, hasClass, onOpen }: PassageEntryProps) {
  const { kind, lesson, second, pieces } = passage;
  const { Icon, label } = lessonKindLabels[lesson.type];
  return (
    <button type="button" className="passage" onClick={() => onOpen(passage)}>
      <Icon role="img" aria-label={label} />
      <span className="passage-text">
        {hasClass && <span className="passage-class muted xs">{passage.class.title}</span>}
        <span className="passage-lesson">
          <span>{kind === 'title' ? <Marked pieces={pieces} /> : lesson.title}</span>
          {second !== null && <span className="passage-time num">{timecode(second)}</span>}
        </span>
        {kind !== 'title' && (
          <span className="passage-sentence">
            <Marked pieces={pieces} />
          </span>
        )}
      </span>
    </button>
  );
}

const Marked = ({ pieces }: Pick<Passage, 'pieces'>) =>
  pieces.map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece));

function PassagesSkeleton() {
  return (
    <Loading label="Mencari">
      <div className="passages">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={72} />
        ))}
      </div>
    </Loading>
  );
}
