import { lessonKindLabels } from '@sinau/classroom';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { fileSize, playTime } from '@sinau/format';
import { Card, Link } from '@sinau/ui';
import { Award, CircleCheck, Play } from '@sinau/ui/icons';
import type { SavedClass, SavedLesson } from '../features/saved-lessons/saved-lesson.ts';
import type { SavedLibrary } from '../features/saved-lessons/saved-library.ts';
import { SavedState } from '../features/saved-lessons/saved-state.tsx';
import { savedLessonHref } from './saved-lesson-address.ts';
import { useSavedContent } from '../features/saved-lessons/use-library.ts';

/** Outlines of the classes of which lessons are saved. */
export function SavedClasses({ library }: { library: SavedLibrary }) {
  const { lessons, classes } = useSavedContent(library);
  const bytes = lessons.reduce((sum, { loaded }) => sum + loaded, 0);
  return (
    <>
      <p className="muted">
        {lessons.length} materi, {fileSize(bytes)} di perangkat ini
      </p>
      {classes.map((one) => (
        <Card key={one.id} className="saved-class">
          <h2>{one.title}</h2>
          {one.sections.map((section) => (
            <section key={section.id}>
              <h3>{section.title}</h3>
              <ul>
                {section.lessons.map((lesson) => (
                  <li key={lesson.id}>
                    <LessonLine
                      library={library}
                      lesson={lesson}
                      saved={lessons.find(({ lessonId }) => lessonId === lesson.id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className="saved-certificate muted sm">
            <Award />
            Sertifikat terbit setelah kemajuanmu terkirim. Perlu internet.
          </p>
        </Card>
      ))}
    </>
  );
}

interface LessonLineProps {
  library: SavedLibrary;
  lesson: SavedClass['sections'][number]['lessons'][number];
  saved: SavedLesson | undefined;
}

/** A lesson of the outline: a link once it is saved. */
function LessonLine({ library, lesson: { type, title }, saved }: LessonLineProps) {
  const { label, Icon } = lessonKindLabels[type as LessonType];
  if (!saved) {
    return (
      <p className="saved-line saved-line-missing">
        <Icon />
        <span>
          {title}
          <small>{type === 'video' || type === 'audio' ? 'Belum tersimpan' : `${label}, perlu internet`}</small>
        </span>
      </p>
    );
  }
  return (
    <div className="saved-item">
      {saved.state === 'saved' ? (
        <Link className="saved-line" href={savedLessonHref(saved.lessonId)}>
          {saved.isPassed ? <CircleCheck className="saved-check" /> : <Play />}
          <span>
            {title}
            <small>{standingOf(saved)}</small>
          </span>
        </Link>
      ) : (
        <p className="saved-line">
          <Icon />
          <span>{title}</span>
        </p>
      )}
      <SavedState library={library} lesson={saved} />
    </div>
  );
}

function standingOf({ isPassed, remaining, durationSeconds }: SavedLesson) {
  if (isPassed) return 'Selesai';
  return remaining > 0 ? `Kurang ${playTime(remaining)}` : playTime(durationSeconds);
}
