import { lessonPositionOf } from '@sinau/classroom';
import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';
import { PageTitle } from '@sinau/shell';
import { useClassAccess } from './class-access-context.ts';

/** The section, the number and the title of a lesson. */
export function LessonHead({ lesson: { id, title } }: { lesson: ParticipantLesson }) {
  const { program } = useClassAccess();
  const place = lessonPositionOf(program.sections, id);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {place && (
        <p className="muted sm">
          {place.section.title} · Materi {place.lessonIndex + 1} dari {place.section.lessons.length}
        </p>
      )}
      <h2 className="lesson-page-title">{title}</h2>
    </>
  );
}
