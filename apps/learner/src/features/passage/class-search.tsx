import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPositionOf, type Playhead } from '@sinau/classroom';
import type { Passage } from '@sinau/contracts/study/passage/passage.schemas';
import { lessonHref } from '../../shared/lesson-address.ts';
import type { OwnClass } from '../../shared/own-class.ts';
import { arrivalAt } from './arrival-at.ts';
import { PassageSearch } from './passage-search.tsx';

interface ClassSearchProps {
  program: OwnClass;
  /** Undefined where no open lesson is shown. */
  lessonId: string | undefined;
  playhead: Playhead;
  /** Called when a result is opened. */
  onLeave: () => void;
  /** Outline, while nothing is searched for. */
  children: ReactNode;
}

/** 'Cari dalam kelas': a result opens its lesson at its second, or plays the lesson beside it from there. */
export function ClassSearch({ program, lessonId, playhead, onLeave, children }: ClassSearchProps) {
  const navigate = useNavigate();
  const open = ({ lesson, second }: Passage) => {
    onLeave();
    const target = lessonPositionOf(program.sections, lesson.id)?.lesson;
    if (lesson.id === lessonId && second !== null) playhead.seek(second);
    else if (lesson.id !== lessonId && target) void navigate(lessonHref(program, target), { state: arrivalAt(second) });
  };
  return (
    <div className="class-search">
      <PassageSearch label="Cari dalam kelas" classId={program.id} onOpen={open}>
        {children}
      </PassageSearch>
    </div>
  );
}
