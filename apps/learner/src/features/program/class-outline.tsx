import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { lessonKindLabels, shortestShown } from '@sinau/classroom';
import { decimal, duration } from '@sinau/format';
import { Accordion, AccordionItem, Badge, Link, VisuallyHidden } from '@sinau/ui';
import { CircleCheck, Lock } from '@sinau/ui/icons';
import { studyTime } from '../../shared/study-time.ts';
import './class-outline.css';

interface ClassOutlineProps {
  sections: readonly OutlineSection[];
  /** Returns the address of an open lesson; null for a locked one, undefined for one that is only listed. */
  hrefFor?: (lesson: OutlineLesson) => string | null | undefined;
}

export function ClassOutline({ sections, hrefFor }: ClassOutlineProps) {
  const lessons = sections.flatMap((section) => section.lessons);
  const total = studyTime(lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0));
  return (
    <section aria-labelledby="materi">
      <div className="class-outline-head">
        <h2 id="materi">Materi kelas</h2>
        <p className="muted sm num">
          {decimal(sections.length)} bagian · {decimal(lessons.length)} materi{total && ` · ${total}`}
        </p>
      </div>
      <Accordion>
        {sections.map((section, index) => (
          <AccordionItem
            key={section.id}
            title={section.title}
            aside={`${decimal(section.lessons.length)} materi`}
            open={index < 2}
          >
            <ul className="class-outline-lessons">
              {section.lessons.map((lesson) => (
                <li key={lesson.id}>
                  <LessonRow lesson={lesson} href={hrefFor?.(lesson)} />
                </li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

/** Row of a lesson: a link if it is open, otherwise plain text. */
function LessonRow({ lesson, href }: { lesson: OutlineLesson; href: string | null | undefined }) {
  const { label, Icon } = lessonKindLabels[lesson.type];
  const content = (
    <>
      <Icon />
      <span className="grow class-outline-name">
        <span>{lesson.title}</span>
        {lesson.status === null && href && <Badge tone="success">Pratinjau gratis</Badge>}
      </span>
      {lesson.status === 'passed' && (
        <span className="class-outline-passed">
          <CircleCheck />
          <VisuallyHidden>Selesai</VisuallyHidden>
        </span>
      )}
      {href === null && (
        <>
          <Lock />
          <VisuallyHidden>Terkunci</VisuallyHidden>
        </>
      )}
      <span className="muted num nowrap">
        {lesson.durationSeconds >= shortestShown ? `${label} · ${duration(lesson.durationSeconds / 60)}` : label}
      </span>
    </>
  );
  return href ? (
    <Link className="class-outline-lesson" href={href}>
      {content}
    </Link>
  ) : (
    <span className="class-outline-lesson">{content}</span>
  );
}
