import { useRef, useState, type KeyboardEvent } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { useGo } from '@sinau/shell';
import { Dialog, Link, SearchInput } from '@sinau/ui';
import { lessonHref } from '../builder-address.ts';
import { searchLessons, type FoundLesson } from './lesson-search.ts';
import { isProvisional } from './outline-changes.ts';
import './search-dialog.css';

interface SearchDialogProps {
  built: Program;
  open: boolean;
  onClose: () => void;
}

/** Dialog 'Cari materi': a few letters and Enter open a lesson. */
export function SearchDialog({ built, open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cari materi" size="md">
      <Search built={built} onClose={onClose} />
    </Dialog>
  );
}

function Search({ built, onClose }: Omit<SearchDialogProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLFormElement>(null);
  const go = useGo();
  const found = searchLessons(built.sections, typed).filter(({ lesson }) => !isProvisional(lesson.id));
  const hrefOf = ({ lesson, sectionIndex }: FoundLesson) => lessonHref(built, sectionIndex, lesson);

  /** Arrows move from the field through the lessons and back. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // By default Escape would only empty the search field.
      event.preventDefault();
      onClose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops.at((at + step) % stops.length)?.focus();
  };
  return (
    <form
      ref={root}
      className="lesson-search"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (!first) return;
        onClose();
        go(hrefOf(first));
      }}
    >
      <SearchInput
        label="Cari materi"
        placeholder="Judul, huruf pertamanya, atau nomor seperti 3.2"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul>
        {found.map((one) => {
          const { Icon } = lessonKindLabels[one.lesson.type];
          return (
            <li key={one.lesson.id}>
              <Link href={hrefOf(one)} onClick={onClose}>
                <Icon />
                <span className="grow">
                  {one.lesson.title}
                  <small className="muted">{one.section.title}</small>
                </span>
                <span className="muted num">{one.number}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="muted sm" role="status">
        {found.length === 0 && 'Tidak ada materi yang cocok.'}
      </p>
    </form>
  );
}
