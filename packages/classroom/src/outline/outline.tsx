import { useEffect, useRef } from 'react';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { Accordion, AccordionItem } from '@sinau/ui';
import { LessonRow } from './lesson-row.tsx';
import { countPassed, shownStatusOf } from './path.ts';
import './outline.css';

interface OutlineProps {
  sections: readonly OutlineSection[];
  currentId: string | undefined;
  hrefFor: (lesson: OutlineLesson) => string;
}

/** Sections and lessons with the status of each lesson. */
export function Outline({ sections, currentId, hrefFor }: OutlineProps) {
  const list = useRef<HTMLDivElement>(null);

  // In a long class the current lesson may be outside the visible part of the drawer.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <div ref={list} className="outline">
      <Accordion look="plain">
        {sections.map((section) => {
          const { passed, total } = countPassed([section]);
          return (
            <AccordionItem
              key={section.id}
              open
              title={section.title}
              aside={<span className="num">{`${passed} dari ${total}`}</span>}
            >
              <ul>
                {section.lessons.map((lesson) => (
                  <li key={lesson.id}>
                    <LessonRow
                      lesson={lesson}
                      standing={shownStatusOf(sections, lesson)}
                      isCurrent={lesson.id === currentId}
                      href={hrefFor(lesson)}
                    />
                  </li>
                ))}
              </ul>
            </AccordionItem>
          );
        })}
      </Accordion>
    </div>
  );
}
