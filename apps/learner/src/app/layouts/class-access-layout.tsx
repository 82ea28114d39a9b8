import { Suspense } from 'react';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useSearch } from '@sinau/shell';
import { ClassCertificateButton } from '../../features/certificate/download-button.tsx';
import { useOwnClass } from '../../features/class-access/class-access.data.ts';
import { ClassState, backToClasses } from '../../features/class-access/class-state.tsx';
import { readLessonAddress } from '../../shared/lesson-address.ts';
import { NotesSkeleton } from '../../features/note/notes-skeleton.tsx';
import { OpenClass } from './open-class.tsx';

const ClassNotes = lazySection(async () => (await import('../../features/note/class-notes.tsx')).ClassNotes);

const ClassSearch = lazySection(async () => (await import('../../features/passage/class-search.tsx')).ClassSearch);

const ClassFinish = lazySection(async () => (await import('../../pages/class-access/class-finish.tsx')).ClassFinish);

/** Layout for studying: outline on the left, lesson in the middle, previous and next at the bottom. */
export function ClassAccessLayout() {
  const { name, kind, lessonId } = useSearch(readLessonAddress);
  const { data: program, error, refetch, isFetching } = useOwnClass(name, kind);
  if (!program) return <ClassState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  const { id, slug, type } = program;
  return (
    <OpenClass
      program={program}
      lessonId={lessonId}
      back={backToClasses}
      download={<ClassCertificateButton finished={program} />}
      notes={(place) => (
        <Suspense fallback={<NotesSkeleton />}>
          <ClassNotes {...place} />
        </Suspense>
      )}
      search={(place, outline) => (
        <Suspense fallback={<div className="class-search-space">{outline}</div>}>
          <ClassSearch {...place}>{outline}</ClassSearch>
        </Suspense>
      )}
      finish={
        <Suspense>
          <ClassFinish program={program} />
        </Suspense>
      }
      certificateHref={screens.classCertificate({ id, name: slug, type, ...(lessonId && { content: lessonId }) })}
    />
  );
}
