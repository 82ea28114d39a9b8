import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import type { Passage } from '@sinau/contracts/study/passage/passage.schemas';
import { arrivalAt } from './arrival-at.ts';
import { PassageSearch } from './passage-search.tsx';

/** Search in all classes of the user; `children` is shown while nothing is searched for. */
export function MyClassSearch({ children }: { children?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <PassageSearch
      label="Cari dalam semua kelasmu"
      onOpen={(passage) => void navigate(hrefOf(passage), { state: arrivalAt(passage.second) })}
    >
      {children}
    </PassageSearch>
  );
}

/** The class and the lesson decide; the other parameters describe them, which the outline does once it has loaded. */
const hrefOf = ({ class: { slug, type: kind }, lesson: { id, type, title } }: Passage) =>
  screens.lesson(
    type,
    { name: slug, content: id, section: '', title, lessonIndex: 0, sectionIndex: 0, participantId: '' },
    kind,
  );
