import { maxLessonDescription } from '@sinau/contracts/study/lesson/lesson.rules';
import { Card, Field, Textarea } from '@sinau/ui';
import type { ContentEditorProps } from '../lesson-draft.ts';
import { Attachments } from './attachments.tsx';

/** Extras that a lesson of any type may have beside its content. */
export function LessonExtras({ draft, errors, readOnly, onChange }: Omit<ContentEditorProps, 'contentErrors'>) {
  const noun = draft.type === 'webinar' ? 'sesi' : 'materi';
  return (
    <Card as="section" className="stack lesson-extras" aria-label="Deskripsi dan lampiran">
      <Field
        label={`Deskripsi ${noun}`}
        hint={`Untuk apa ${noun} ini, dalam beberapa kalimat. Boleh dikosongkan.`}
        error={errors.description}
      >
        <Textarea
          rows={3}
          maxLength={maxLessonDescription}
          value={draft.description ?? ''}
          readOnly={readOnly}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <Attachments
        ids={draft.attachmentIds ?? []}
        error={errors.attachmentIds}
        readOnly={readOnly}
        onChange={(attachmentIds) => onChange({ attachmentIds })}
      />
    </Card>
  );
}
