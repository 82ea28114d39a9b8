import type { CSSProperties } from 'react';
import type { OwnClass } from '../own-class.ts';
import { countPassed } from '@sinau/classroom';
import { clothPattern } from './cloth-pattern.ts';
import { threadOfLesson } from './lesson-thread.ts';
import './class-cloth.css';

/** Cloths of the lessons of a class that are passed, and the warp for the others: the border of its certificate. */
export function ClassCloth({ program }: { program: OwnClass }) {
  const { passed, total } = countPassed(program.sections);
  const lessons = program.sections.flatMap(({ lessons: own }) => own);
  if (total === 0) return null;
  return (
    <figure className="class-cloth">
      <div
        className="class-cloth-strip"
        role="img"
        aria-label={`Kain kelas ini: ${passed} dari ${total} materi sudah ditenun`}
      >
        {lessons.map(({ id, status }) => (
          <span
            key={id}
            className="class-cloth-square"
            style={
              status === 'passed'
                ? ({ '--cloth': clothPattern(threadOfLesson(program, id)) } as CSSProperties)
                : undefined
            }
          />
        ))}
      </div>
      <figcaption className="muted xs">
        {passed === total ? 'Kain ini menjadi bingkai sertifikatmu.' : 'Kalau penuh, ia menjadi bingkai sertifikatmu.'}
      </figcaption>
    </figure>
  );
}
