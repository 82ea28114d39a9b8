import { lessonPositionOf } from '@sinau/classroom';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { PageTitle } from '@sinau/shell';
import { LessonAttachments } from './lesson-attachments.tsx';
import { useClassAccess } from './class-access-context.ts';

/** Head of a lesson: section, number, title, purpose and downloads. */
export function LessonHead({ lesson }: { lesson: ParticipantLesson }) {
  const { id, title, description } = lesson;
  const { program } = useClassAccess();
  const place = lessonPositionOf(program.sections, id);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {place && (
        <p className="muted sm">
          {program.type === 'webinar'
            ? `Sesi ${place.sectionIndex + 1} dari ${program.sections.length}`
            : `${place.section.title} · Materi ${place.lessonIndex + 1} dari ${place.section.lessons.length}`}
        </p>
      )}
      <h2 className="lesson-page-title">{title}</h2>
      {description && <p className="lesson-description">{description}</p>}
      <LessonAttachments lesson={lesson} />
    </>
  );
}
