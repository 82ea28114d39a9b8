import { useRef, type DragEvent, type ReactNode } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { Button, Dialog, useFileDrop } from '@sinau/ui';
import { Upload } from '@sinau/ui/icons';
import { lessonFileKinds } from '../../../shared/uploads/upload-job.ts';
import type { Outline } from '../outline/use-outline.ts';
import { droppedFiles } from '../../../shared/upload/dropped-files.ts';
import { useLessonFiles } from './use-lesson-files.ts';
import './lesson-files.css';

interface LessonFilesProps {
  built: Program;
  outline: Outline;
  chosenId: string | null;
  onChoose: (sectionId: string) => void;
  isEditable: boolean;
  /** Outline of the class. */
  children: ReactNode;
}

const accept = lessonFileKinds.map((kind) => mediaBounds[kind].accept).join(',');

/** Outline onto which files and folders can be dropped: each file becomes a lesson. */
export function LessonFiles({ built, outline, chosenId, onChoose, isEditable, children }: LessonFilesProps) {
  const { add, isAdding, refused, forgetRefused, onUnreadable } = useLessonFiles({
    built,
    outline,
    chosenId,
    onChoose,
  });
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useFileDrop(isEditable ? () => undefined : null);
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    const droppedOn = sectionAt(event.target);
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then((files) => add({ files, droppedOn }), onUnreadable);
  };

  return (
    <div
      className="lesson-files"
      data-over={isOver || undefined}
      {...dropProps}
      onDropCapture={isEditable ? onDrop : undefined}
    >
      {children}
      {isEditable && (
        <div className="lesson-files-foot">
          <Button variant="text" size="sm" loading={isAdding} onClick={() => input.current?.click()}>
            <Upload />
            Unggah beberapa berkas
          </Button>
          <p className="muted xs">Atau seret berkas atau folder ke sini. Tiap berkas jadi satu materi.</p>
          <input
            ref={input}
            hidden
            multiple
            type="file"
            aria-label="Berkas untuk materi baru"
            accept={accept}
            onChange={({ target }) => {
              add({ files: [...(target.files ?? [])], droppedOn: null });
              target.value = '';
            }}
          />
        </div>
      )}
      <Dialog open={refused.length > 0} onClose={forgetRefused} title={`${refused.length} berkas tidak dipakai`}>
        <ul className="lesson-files-refused">
          {refused.map(({ name, reason }, index) => (
            <li key={`${index}-${name}`}>
              <b>{name}</b>
              <p className="muted sm">{reason}</p>
            </li>
          ))}
        </ul>
        <div className="dialog-actions">
          <Button onClick={forgetRefused}>Mengerti</Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Some browsers drop on the text within an element. */
function sectionAt(target: EventTarget) {
  const element = target instanceof Element ? target : (target as Node).parentElement;
  return element?.closest<HTMLElement>('[data-row="section"]')?.dataset.id ?? null;
}
