import { Thread, type ThreadHandlers } from '@sinau/classroom';
import type { InboxQuestion } from '@sinau/contracts/discussion/discussion.schemas';
import { screens } from '@sinau/contracts/screens';
import { Badge, Link } from '@sinau/ui';

interface InboxThreadProps {
  question: InboxQuestion;
  handlers: ThreadHandlers;
}

/** One question with the place it was asked at, and whether it waits. */
export const InboxThread = ({ question, handlers }: InboxThreadProps) => (
  <Thread question={question} handlers={handlers} head={<Place question={question} />} />
);

function Place({ question: { lesson: lessonId, isWaiting, isHidden, place } }: { question: InboxQuestion }) {
  const { class: asked, lesson } = place;
  const { sectionIndex, slug, type, title } = lesson;
  const href = screens.editLesson(slug, { name: asked.slug, sectionIndex, id: asked.id, lessonId, type });
  return (
    <div className="inbox-place">
      <p className="sm">
        <span className="muted">{asked.title}</span>
        {asked.type === 'program' ? (
          <Link className="touch-line" href={href}>
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}
      </p>
      {!isHidden && (
        <Badge tone={isWaiting ? 'primary' : 'success'}>{isWaiting ? 'Belum dijawab' : 'Sudah dijawab'}</Badge>
      )}
    </div>
  );
}
