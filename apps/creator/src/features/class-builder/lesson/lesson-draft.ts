import {
  completionTypes,
  fileChoices,
  finishingChoices,
  randomizeChoices,
  type BuildableLessonType,
} from '@sinau/contracts/lesson/lesson.rules';
import type { Lesson, LessonCreation } from '@sinau/contracts/lesson/lesson.schemas';
import type { Snapshot } from '../../../shared/self-saving/self-saving.ts';

/** A lesson as it is written and sent. */
export type LessonDraft = LessonCreation;
export type DraftOf<T extends BuildableLessonType> = Extract<LessonDraft, { type: T }>;

/** A `type`, not an interface: documents are compared field by field through an index signature. */
export type LessonFields = Pick<LessonDraft, 'title' | 'content' | 'setting'>;

/** The props of each editor of a lesson's content. */
export interface ContentEditorProps<T extends BuildableLessonType = BuildableLessonType> extends Pick<
  Snapshot<LessonFields>,
  'errors' | 'version'
> {
  draft: DraftOf<T>;
  readOnly: boolean;
  onChange: (patch: Partial<LessonFields>) => void;
}

/** A lesson keeps its type, so content and setting always belong to it. */
export const draftOf = (type: BuildableLessonType, fields: LessonFields) => ({ type, ...fields }) as LessonDraft;

const noneOf = <C extends { readonly type: string; readonly text: string }>(choices: readonly C[]) =>
  choices.map(({ type, text }) => ({ type: type as C['type'], text: text as string, isSelected: false }));

/** A lesson before anything was written. */
export function blankLesson(type: BuildableLessonType): LessonDraft {
  const progressBar = true;
  const title = '';
  switch (type) {
    case 'video':
      return {
        type,
        title,
        content: { mediaId: null, captionsId: null, address: null },
        setting: { progressBar, completionType: completionTypes.video[0] },
      };
    case 'audio':
      return {
        type,
        title,
        content: { mediaId: null },
        setting: { progressBar, completionType: completionTypes.audio[0] },
      };
    case 'article':
      return {
        type,
        title,
        content: { html: '' },
        setting: { progressBar, completionType: completionTypes.article[0] },
      };
    case 'pdf':
      return {
        type,
        title,
        content: { mediaId: null },
        setting: { progressBar, completionType: completionTypes.pdf[0], downloadFile: false },
      };
    case 'quiz':
      return {
        type,
        title,
        content: { instruction: '', questions: [] },
        setting: {
          progressBar,
          completionType: completionTypes.quiz[0],
          minimumScore: 0,
          randomize: noneOf(randomizeChoices),
          finishing: noneOf(finishingChoices),
          timeLimit: null,
          maxAttempts: null,
        },
      };
    case 'assignment':
      return {
        type,
        title,
        content: { instruction: '', rubric: [] },
        setting: {
          progressBar,
          completionType: completionTypes.assignment[0],
          minimumScore: 0,
          fileValidation: fileChoices.map((choice) => ({ ...choice, isSelected: true })),
          maxAttempts: null,
          dueDays: null,
          allowLate: true,
          saveToArchive: false,
        },
      };
  }
}

/** The stored content of a lesson, without the files that it names. */
export function contentOf(lesson: Lesson): LessonDraft['content'] {
  switch (lesson.type) {
    case 'video': {
      const { mediaId, captionsId, address } = lesson.content;
      return { mediaId, captionsId, address };
    }
    case 'audio':
    case 'pdf':
      return { mediaId: lesson.content.mediaId };
    default:
      return lesson.content;
  }
}
