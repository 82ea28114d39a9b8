import { category, chapter, comment, lesson as lessonCalls, presence, program, transcription } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import { lessonTypes, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineSection, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { layout } from '@sinau/shell';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { BuilderLayout } from '../app/layouts/builder-layout.tsx';
import { UploadsLayout } from '../shared/uploads/uploads-layout.tsx';
import { LessonPage } from '../pages/create-class/lesson-page.tsx';
import { ClassInfoPage } from '../pages/create-class/class-info-page.tsx';
import { EndingMessagePage } from '../pages/create-class/ending-message-page.tsx';
import { SettingPage } from '../pages/create-class/setting-page.tsx';
import { built, lesson, section, storedLesson } from './fixtures.ts';
import { moveLesson, moveSection } from './moves.ts';

export const partnerProfile = { ...learnerProfile, isMitra: true, statusApproveMitra: 'Verified' as const };

type Answers = Parameters<typeof openApp>[0]['answers'];

/** Opens the builder on a class stored as the API would; `refusals` come before its own answers. */
export function openBuilder(
  path: string,
  overrides: Partial<Program> = {},
  refusals: Answers = [],
  profile: Profile = partnerProfile,
) {
  let current = built(overrides);
  const lessons = new Map<string, Lesson>(
    current.sections.flatMap((part) =>
      part.lessons.map(({ id, type }) => [id, storedLesson(type as LessonType, id, { sectionId: part.id })]),
    ),
  );
  /** Outlines before each removal, the last one first. */
  const removed: OutlineSection[][] = [];
  const withSections = (sections: OutlineSection[]) => {
    current = { ...current, sections, revision: current.revision + 1 };
    return { revision: current.revision, sections };
  };
  const keep = (kept: Lesson) => {
    lessons.set(kept.id, kept);
    return kept;
  };

  return openApp({
    routes: [
      layout(UploadsLayout, [
        layout(BuilderLayout, [
          ...lessonTypes.map((type) => ({ path: `/creator/create-class/${type}`, Component: LessonPage })),
          { path: '/creator/create-class/edit/:slug', Component: LessonPage },
          { path: '/creator/create-class/setting', Component: SettingPage },
          { path: '/creator/create-class/ending-message', Component: EndingMessagePage },
          { path: '/creator/create-class/:slug', Component: ClassInfoPage },
        ]),
      ]),
      { path: '*', Component: () => null },
    ],
    path,
    reducers: {},
    profile,
    answers: [
      ...refusals,
      answer(program.mineDetail, () => current),
      answer(program.changePrices, ({ body }) => (current = { ...current, ...body.to })),
      answer(presence.beat, ({ body }) => ({
        others: [],
        revision: current.revision,
        mark: '',
        lessonRevision: lessons.get(body.lessonId ?? '')?.revision ?? null,
      })),
      answer(comment.ofMyClass, { list: [], suspension: null }),
      answer(category.list, { list: [], total: 0, page: 1, perPage: 100 }),
      answer(program.createSection, ({ body }) =>
        withSections([...current.sections, section(body.sectionId!, [], body.sectionTitle)]),
      ),
      answer(program.updateSection, ({ params, body }) =>
        withSections(
          current.sections.map((part) => (part.id === params.sectionId ? { ...part, title: body.title } : part)),
        ),
      ),
      answer(program.removeSection, ({ params }) => {
        removed.unshift(current.sections);
        return withSections(current.sections.filter(({ id }) => id !== params.sectionId));
      }),
      answer(program.restoreSection, () => withSections(removed.shift()!)),
      answer(program.duplicateSection, ({ params, body }) => {
        const at = current.sections.findIndex(({ id }) => id === params.sectionId);
        const { title, lessons: originals } = current.sections[at]!;
        const copies = originals.map((one) => lesson(`${one.id}-2`, { title: one.title }));
        return withSections(
          current.sections.toSpliced(at + 1, 0, section(body!.copyId!, copies, `Salinan dari ${title}`)),
        );
      }),
      answer(program.duplicateLesson, ({ params, body }) =>
        withSections(
          current.sections.map((part) => {
            const at = part.lessons.findIndex(({ id }) => id === params.lessonId);
            const copy = lesson(body!.copyId!, { title: `Salinan dari ${part.lessons[at]?.title}` });
            return at < 0 ? part : { ...part, lessons: part.lessons.toSpliced(at + 1, 0, copy) };
          }),
        ),
      ),
      answer(lessonCalls.remove, ({ params }) => {
        removed.unshift(current.sections);
        withSections(
          current.sections.map((part) => ({ ...part, lessons: part.lessons.filter(({ id }) => id !== params.id) })),
        );
        return null;
      }),
      answer(program.restoreLesson, () => withSections(removed.shift()!)),
      answer(program.reorderSection, ({ params, body }) =>
        withSections(moveSection(current.sections, { ...params, ...body })),
      ),
      answer(program.reorderLesson, ({ body }) => withSections(moveLesson(current.sections, body))),
      answer(program.submit, () => (current = { ...current, statusApprove: 'waiting' })),
      answer(program.withdraw, () => (current = { ...current, statusApprove: 'draft' })),
      answer(lessonCalls.detail, ({ params }) => lessons.get(params.id)!),
      answer(lessonCalls.create, ({ params, body }) => {
        const { type, title } = body;
        const place = { sectionId: params.sectionId, title, slug: 'materi-pertama' };
        const blank = storedLesson(type, `l${lessons.size + 1}`, place) as Lesson;
        const created = keep({ ...blank, ...written(body, blank) } as Lesson);
        withSections(
          current.sections.map((part) =>
            part.id === params.sectionId ? { ...part, lessons: [...part.lessons, lesson(created.id, created)] } : part,
          ),
        );
        return created;
      }),
      answer(chapter.detail, () => ({ isAvailable: false, proposal: null })),
      answer(transcription.detail, () => ({ isAvailable: false, transcription: null })),
      answer(lessonCalls.update, ({ params, body }) => {
        const stored = lessons.get(params.id)!;
        return keep({ ...stored, title: body.title, ...written(body, stored), revision: body.revision + 1 } as Lesson);
      }),
    ],
  });
}

/** Returns the lesson as sent, with the files it names; the time of a live session is changed by a call of its own. */
const written = (
  { content, setting }: { content?: object | undefined; setting?: object | undefined },
  stored: Lesson,
) => ({
  content: {
    media: null,
    ...(stored.type === 'webinar' && { session: stored.content.session }),
    ...content,
  },
  setting,
});
