import type { ComponentType } from 'react';
import type { LessonType, completionTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { ContentEditorProps, DraftOf } from '../lesson-draft.ts';

export interface CompletionLabels {
  title: string;
  description: string;
}

export interface SettingsProps<T extends LessonType> {
  setting: DraftOf<T>['setting'];
  readOnly: boolean;
  onChange: (setting: DraftOf<T>['setting']) => void;
}

/** What the builder knows of one type of lesson. Its name and icon are in `lessonKinds`, which learners see too. */
export interface LessonKind<T extends LessonType> {
  /** Its name in the menu that adds a lesson, where it is not the one of `lessonKinds`. */
  menuLabel?: string;
  /** What it is for, in that menu. */
  description: string;
  /** What a new one is called; by default it has no title. */
  title?: string;
  /** What an unfinished one lacks, in the outline. */
  missing: string;
  progressHint: string;
  /** How each way to complete it is offered. */
  completions: Record<(typeof completionTypes)[T][number], CompletionLabels>;
  /** A lesson before anything was written. */
  blank: Pick<DraftOf<T>, 'content' | 'setting'>;
  /** The stored content without the files that it names. */
  contentOf: (lesson: LessonOf<T>) => DraftOf<T>['content'];
  Editor: ComponentType<ContentEditorProps<T>>;
  /** Settings that other types do not have. */
  Settings?: ComponentType<SettingsProps<T>>;
  /** False without 'Pengaturan Konten'. */
  hasDrawer?: false;
}

/** Most lessons are completed by the learner alone. */
export const finishButton: CompletionLabels = {
  title: 'Tombol selesai',
  description: 'Peserta menekan “Tandai selesai”',
};
