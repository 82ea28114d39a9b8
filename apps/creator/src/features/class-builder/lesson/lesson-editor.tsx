import { useEffect, useRef } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import { FieldError } from '@sinau/ui';
import { focusSoon } from '../../../shared/focus-soon.ts';
import { LessonExtras } from './extras/lesson-extras.tsx';
import { contentErrorsOf } from './content-errors.ts';
import { kindOf } from './kinds/index.ts';
import { useLessonContext } from './lesson-context.ts';
import type { ContentEditorProps } from './lesson-draft.ts';
import './lesson-editor.css';

interface LessonEditorProps extends Omit<ContentEditorProps, 'contentErrors'> {
  sectionTitle: string;
  /** True if the title is written first. */
  isNew: boolean;
}

/** Middle of the builder: title and content of a lesson. */
export function LessonEditor({ sectionTitle, isNew, ...editor }: LessonEditorProps) {
  const { draft, errors, readOnly, onChange } = editor;
  const { label, Icon } = lessonKindLabels[draft.type];
  const { Editor, errorFields } = kindOf(draft);
  const { atFields, others } = contentErrorsOf(errors, errorFields);
  const titleLabel = useLessonContext().built.type === 'webinar' ? 'Judul sesi' : 'Judul materi';
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => (isNew ? focusSoon(() => title.current) : undefined), [isNew]);
  return (
    <>
      <div className="lesson-head">
        <p className="meta">
          <span>
            <Icon />
            {draft.type === 'webinar' ? label : `Materi ${draft.type === 'pdf' ? label : label.toLowerCase()}`} ·{' '}
            {sectionTitle}
          </span>
        </p>
        <textarea
          className="lesson-title"
          aria-label={titleLabel}
          placeholder={titleLabel}
          rows={1}
          ref={title}
          maxLength={150}
          readOnly={readOnly}
          aria-invalid={errors.title ? true : undefined}
          value={draft.title}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            focusContent(content.current);
          }}
          onChange={({ target }) => onChange({ title: target.value.replace(/\n/g, ' ') })}
        />
        {errors.title && <FieldError>{errors.title}</FieldError>}
      </div>
      {others.map((sentence) => (
        <FieldError key={sentence}>{sentence}</FieldError>
      ))}
      <div ref={content}>
        <Editor {...editor} contentErrors={atFields} />
      </div>
      <LessonExtras {...editor} />
    </>
  );
}

/** Moves the focus from the title to the text, or to the file chooser where there is no text. */
function focusContent(content: HTMLElement | null) {
  const target =
    content?.querySelector<HTMLElement>('[contenteditable="true"]') ?? content?.querySelector<HTMLElement>('button');
  target?.focus();
}
