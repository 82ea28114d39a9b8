import { lessonKindLabels } from '@sinau/classroom';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { decimal } from '@sinau/format';
import { Badge, Link } from '@sinau/ui';
import { unfinishedLabel } from '../../shared/unfinished-questions.tsx';
import './class-outline.css';

interface ClassOutlineProps {
  inspected: ReviewedClassDetail;
  comments: readonly ReviewComment[];
  /** Id of the open lesson. */
  lessonId: string;
}

/** Lessons of the class, with the number of open comments in each. */
export function ClassOutline({ inspected: { slug, sections }, comments, lessonId }: ClassOutlineProps) {
  const openIn = (id: string) => comments.filter(({ lesson, fixedAt }) => lesson?.id === id && !fixedAt).length;
  return (
    <nav className="inspected-outline" aria-label="Materi kelas">
      {sections.map((section) => (
        <section key={section.id}>
          <h3>{section.title}</h3>
          <ul>
            {section.lessons.map(({ id, title, type, isComplete, unfinishedQuestions }) => {
              const { Icon, label } = lessonKindLabels[type];
              const open = openIn(id);
              return (
                <li key={id}>
                  <Link
                    href={operatorScreens.operatorClass(slug, { lesson: id })}
                    aria-current={id === lessonId ? 'page' : undefined}
                  >
                    <Icon />
                    <span className="grow">
                      {title}
                      <small className="muted">
                        {label}
                        {!isComplete && ', belum lengkap'}
                        {isComplete && unfinishedQuestions > 0 && `, ${unfinishedLabel(unfinishedQuestions)}`}
                      </small>
                    </span>
                    {open > 0 && <Badge tone="primary">{decimal(open)} catatan</Badge>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
