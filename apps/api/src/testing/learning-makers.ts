import { lesson, program as programs } from '@sinau/api-client';
import { type LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { AppUnderTest } from './app-under-test.ts';
import { newLessonFile, publishChanges, type ProgramRow } from './classes.ts';
import type { Done } from './learning-events.ts';
import { question } from './quizzes.ts';
import type { PartnerPerson } from './scene.ts';

/** A quiz of two questions that requires more than one of them. */
export const quizOf = (timeLimit: number | null, last = question('q2')) => ({
  content: { instruction: '', questions: [question('q1'), last] },
  setting: quizSetting.parse({ minimumScore: 60, timeLimit }),
});

interface Makers {
  readonly partner: PartnerPerson;
  readonly program: ProgramRow;
  /** Way in which each lesson is finished; added lessons are recorded. */
  readonly recordings: Set<string>;
  readonly quizzes: Set<string>;
}

/** Actions of the makers of a published class, each made live immediately. */
export function makersOf(app: AppUnderTest, { partner, program, recordings, quizzes }: Makers) {
  const sectionAt = (index: number) => program.sections[index % program.sections.length]!.id;

  let lastChange: Promise<unknown> = Promise.resolve();
  /** Makes a change of the makers live, or undoes it. One after the other: a publication publishes every change. */
  const change = <T>(work: () => Promise<T>): Promise<T> => {
    const changed = lastChange.then(async () => {
      const result = await work();
      try {
        await publishChanges(partner, program.id);
      } catch (error) {
        await partner.call(programs.discardChanges, { params: { id: program.id } });
        throw error;
      }
      return result;
    });
    lastChange = changed.catch(() => undefined);
    return changed;
  };
  const create = (index: number, body: LessonCreation) =>
    change(async () => (await partner.call(lesson.create, { params: { sectionId: sectionAt(index) }, body })).id);
  const add = async (index: number): Promise<Done[]> => {
    const setting = { progressBar: true } as const;
    const media =
      index % 2
        ? await newLessonFile(app, partner, { kind: 'audio', type: 'audio/mp4', pageCount: null, durationSeconds: 30 })
        : null;
    const lessonId = await create(
      index,
      media
        ? {
            type: 'audio',
            title: 'Rekaman baru',
            content: { mediaId: media.id, captions: [], chapters: [] },
            setting: { ...setting, completionType: 'duration' },
          }
        : {
            type: 'article',
            title: 'Artikel baru',
            content: { html: '<p>Baru.</p>' },
            setting: { ...setting, completionType: 'hit-button' },
          },
    );
    if (media) recordings.add(lessonId);
    return [{ kind: 'added', lessonId }];
  };
  const addQuiz = async (index: number): Promise<Done[]> => {
    const lessonId = await create(index, { type: 'quiz', title: 'Kuis baru', ...quizOf(null) });
    quizzes.add(lessonId);
    return [{ kind: 'added', lessonId }];
  };
  /** A lesson without content is never published. */
  const addEmpty = async (index: number): Promise<Done[]> => {
    await create(index, {
      type: 'article',
      title: 'Menyusul',
      content: { html: '' },
      setting: { progressBar: true, completionType: 'hit-button' },
    });
    return [];
  };
  const remove = async (lessonId: string): Promise<Done[]> => {
    await change(() => partner.call(lesson.remove, { params: { id: lessonId } }));
    return [{ kind: 'removed', lessonId }];
  };

  return { add, addQuiz, addEmpty, remove };
}
