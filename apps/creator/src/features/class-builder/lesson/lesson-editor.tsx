import type { KeyboardEvent } from 'react';
import { lessonKinds } from '@sinau/classroom';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { Snapshot } from '../../../shared/self-saving/self-saving.ts';
import type { LessonFields } from './lesson-document.ts';
import './lesson-editor.css';

interface LessonEditorProps extends Pick<Snapshot<LessonFields>, 'draft' | 'errors' | 'version'> {
  sectionTitle: string;
  readOnly: boolean;
  onChange: (patch: Partial<LessonFields>) => void;
}

/** The middle of the builder: title and text of an article. */
export function LessonEditor({ draft, errors, version, sectionTitle, readOnly, onChange }: LessonEditorProps) {
  const { label, Icon } = lessonKinds.article;
  return (
    <>
      <div className="lesson-head">
        <p className="meta">
          <span>
            <Icon />
            Materi {label.toLowerCase()} · {sectionTitle}
          </span>
        </p>
        <textarea
          className="lesson-title"
          aria-label="Judul materi"
          placeholder="Judul materi"
          rows={1}
          maxLength={150}
          readOnly={readOnly}
          aria-invalid={errors.title ? true : undefined}
          value={draft.title}
          onKeyDown={stayInOneLine}
          onChange={({ target }) => onChange({ title: target.value.replace(/\n/g, ' ') })}
        />
        {errors.title && <p className="field-error">{errors.title}</p>}
      </div>
      <RichTextField
        tall
        label="Isi materi"
        html={draft.html}
        version={version}
        readOnly={readOnly}
        error={errors.html}
        placeholder="Tulis materimu di sini…"
        onChange={(html) => onChange({ html })}
      />
    </>
  );
}

function stayInOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
