import type { ReactNode } from 'react';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { Badge, Button } from '@sinau/ui';
import { Plus, Search } from '@sinau/ui/icons';
import { programFormatLabels } from '../../../shared/program-formats.ts';
import { AddLessonMenu } from './add-lesson-menu.tsx';

interface OutlineHeadProps {
  built: Program;
  isEditable: boolean;
  /** Section for new lessons. */
  target: string | null;
  onAddLesson: (type: LessonType) => void;
  onAddSection: () => void;
  onSearch: () => void;
  undoButtons: ReactNode;
  /** Button 'Arsip' or 'Pulihkan'. */
  archiveButton: ReactNode;
}

/** Title of the class, and the actions on its outline as a whole. */
export function OutlineHead({
  built: { title, format, allowsNewsWriting, sections },
  isEditable,
  target,
  onAddLesson,
  onAddSection,
  onSearch,
  undoButtons,
  archiveButton,
}: OutlineHeadProps) {
  const count = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <>
      <div className="builder-outline-title">
        <b>{title}</b>
        <p className="row wraps between">
          <Badge tone="primary">{programFormatLabels[format].label}</Badge>
          <span className="muted xs num">
            {sections.length} section · {count} materi
          </span>
        </p>
      </div>
      <div className="builder-outline-add">
        {isEditable && (
          <>
            <AddLessonMenu
              label="Materi"
              allowsNewsWriting={allowsNewsWriting}
              allowsLive={format !== 'self-paced'}
              onAdd={onAddLesson}
            />
            <Button variant="outline" onClick={onAddSection}>
              <Plus />
              Section
            </Button>
          </>
        )}
        {archiveButton}
      </div>
      <div className="builder-outline-tools">
        <Button variant="outline" block aria-keyshortcuts="Control+K" onClick={onSearch}>
          <Search />
          Cari materi
          <kbd>Ctrl K</kbd>
        </Button>
        {isEditable && undoButtons}
      </div>
      {isEditable && target !== null && (
        <p className="muted xs">
          Materi baru masuk ke <b>{target}</b>
        </p>
      )}
    </>
  );
}
