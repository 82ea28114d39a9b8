import { screens } from '@sinau/contracts/screens';
import { useSearch } from '@sinau/shell';
import { ClassCertificateButton } from '../../features/certificate/download-button.tsx';
import { useOwnClass } from '../../features/class-access/class-access.data.ts';
import { ClassState, backToClasses } from '../../features/class-access/class-state.tsx';
import { readLessonAddress } from '../../shared/lesson-address.ts';
import { OpenClass } from './open-class.tsx';

/** Layout for studying: outline on the left, lesson in the middle, previous and next at the bottom. */
export function ClassAccessLayout() {
  const { name, lessonId } = useSearch(readLessonAddress);
  const { data: program, error, refetch, isFetching } = useOwnClass(name);
  if (!program) return <ClassState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  const { id, slug } = program;
  return (
    <OpenClass
      program={program}
      lessonId={lessonId}
      back={backToClasses}
      download={<ClassCertificateButton finished={program} />}
      certificateHref={screens.classCertificate({ id, name: slug, ...(lessonId && { content: lessonId }) })}
    />
  );
}
