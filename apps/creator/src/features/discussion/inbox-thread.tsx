import { Thread, type ThreadHandlers } from '@sinau/classroom';
import { questionsAnchor } from '@sinau/contracts/study/discussion/discussion.rules';
import type { InboxQuestion } from '@sinau/contracts/study/discussion/discussion.schemas';
import { screens } from '@sinau/contracts/screens';
import { Badge, Link } from '@sinau/ui';

interface InboxThreadProps {
  question: InboxQuestion;
  handlers: ThreadHandlers;
}

/** Question with its location, and whether it waits for an answer. */
export const InboxThread = ({ question, handlers }: InboxThreadProps) => (
  <Thread question={question} handlers={handlers} head={<LessonReference question={question} />} />
);

function LessonReference({ question: { lesson: lessonId, isWaiting, isHidden, place } }: { question: InboxQuestion }) {
  const { class: asked, lesson } = place;
  return (
    <div className="inbox-place">
      <p className="sm">
        <span className="muted">{asked.title}</span>
        {lesson && lessonId ? (
          <LessonContext asked={asked} lesson={lesson} lessonId={lessonId} />
        ) : (
          <Link className="touch-line" href={`${screens.classPage(asked.slug)}#${questionsAnchor}`}>
            Halaman kelas
          </Link>
        )}
      </p>
      {!isHidden && (
        <Badge tone={isWaiting ? 'primary' : 'success'}>{isWaiting ? 'Belum dijawab' : 'Sudah dijawab'}</Badge>
      )}
    </div>
  );
}

interface LessonPlaceProps {
  asked: InboxQuestion['place']['class'];
  lesson: NonNullable<InboxQuestion['place']['lesson']>;
  lessonId: string;
}

function LessonContext({ asked, lesson: { sectionIndex, slug, type, title }, lessonId }: LessonPlaceProps) {
  if (asked.type !== 'program') return <b>{title}</b>;
  const href = screens.editLesson(slug, { name: asked.slug, sectionIndex, id: asked.id, lessonId, type });
  return (
    <Link className="touch-line" href={href}>
      {title}
    </Link>
  );
}
