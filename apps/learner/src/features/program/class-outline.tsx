import type { OutlineSection } from '@sinau/contracts/program/program.schemas';
import { lessonKinds } from '@sinau/classroom';
import { decimal } from '@sinau/format';
import { Accordion, AccordionItem } from '@sinau/ui';
import './class-outline.css';

export function ClassOutline({ sections }: { sections: readonly OutlineSection[] }) {
  const lessonCount = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <section aria-labelledby="materi">
      <div className="class-outline-head">
        <h2 id="materi">Materi kelas</h2>
        <p className="muted sm num">
          {decimal(sections.length)} bagian · {decimal(lessonCount)} materi
        </p>
      </div>
      <Accordion>
        {sections.map(({ id, title, lessons }, index) => (
          <AccordionItem key={id} title={title} aside={`${decimal(lessons.length)} materi`} open={index < 2}>
            <ul className="class-outline-lessons">
              {lessons.map((lesson) => {
                const { label, Icon } = lessonKinds[lesson.type];
                return (
                  <li key={lesson.id}>
                    <Icon />
                    <span className="grow">{lesson.title}</span>
                    <span className="muted">{label}</span>
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
