import type { ComponentType } from 'react';
import type { LessonType, completionTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { ContentEditorProps, ContentField, DraftOf } from '../lesson-draft.ts';

export interface CompletionLabels {
  title: string;
  description: string;
}

export interface SettingsProps<T extends LessonType> {
  content: DraftOf<T>['content'];
  setting: DraftOf<T>['setting'];
  readOnly: boolean;
  onChange: (setting: DraftOf<T>['setting']) => void;
}

/** Definition of one type of lesson in the builder. Its name and icon are in `lessonKindLabels`, which learners see too. */
export interface LessonKind<T extends LessonType> {
  /** Name in the menu that adds a lesson, where it differs from that of `lessonKindLabels`. */
  menuLabel?: string;
  /** Purpose of the lesson, in that menu. */
  description: string;
  /** Title of a new lesson; empty by default. */
  title?: string;
  /** Missing content of an unfinished lesson, in the outline. */
  missing: string;
  progressHint: string;
  /** Labels of each way to complete the lesson. */
  completions: Record<(typeof completionTypes)[T][number], CompletionLabels>;
  /** Content and settings of an empty lesson. */
  blank: Pick<DraftOf<T>, 'content' | 'setting'>;
  /** Returns the stored content without the files that it refers to. */
  contentOf: (lesson: LessonOf<T>) => DraftOf<T>['content'];
  /** Fields whose errors of the server the editor shows at the field; other errors stand above the editor. */
  errorFields: readonly ContentField<T>[];
  Editor: ComponentType<ContentEditorProps<T>>;
  /** Settings that other types do not have. */
  Settings?: ComponentType<SettingsProps<T>>;
  /** False for lessons without 'Pengaturan Konten'. */
  hasDrawer?: false;
}

/** Labels for lessons that the learner completes alone, which most are. */
export const finishButton: CompletionLabels = {
  title: 'Tombol selesai',
  description: 'Peserta menekan “Tandai selesai”',
};
