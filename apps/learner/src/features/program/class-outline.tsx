import type { OutlineLesson, OutlineSection } from '@sinau/contracts/program/program.schemas';
import { lessonKinds } from '@sinau/classroom';
import { decimal, duration } from '@sinau/format';
import { Accordion, AccordionItem } from '@sinau/ui';
import './class-outline.css';

export function ClassOutline({ sections }: { sections: readonly OutlineSection[] }) {
  const lessons = sections.flatMap((section) => section.lessons);
  const length = lengthOf(lessons);
  return (
    <section aria-labelledby="materi">
      <div className="class-outline-head">
        <h2 id="materi">Materi kelas</h2>
        <p className="muted sm num">
          {decimal(sections.length)} bagian · {decimal(lessons.length)} materi{length && ` · ${length}`}
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
              {section.lessons.map((lesson) => {
                const { label, Icon } = lessonKinds[lesson.type];
                return (
                  <li key={lesson.id}>
                    <Icon />
                    <span className="grow">{lesson.title}</span>
                    <span className="muted num nowrap">{[label, lengthOf([lesson])].filter(Boolean).join(' · ')}</span>
                  </li>
                );
              })}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

/** Null where nothing is known of it. */
function lengthOf(lessons: readonly Pick<OutlineLesson, 'durationSeconds'>[]) {
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return seconds > 0 ? duration(Math.max(1, seconds / 60)) : null;
}
