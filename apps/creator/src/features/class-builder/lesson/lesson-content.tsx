import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { ContentEditorProps } from './lesson-draft.ts';

/** What a lesson consists of, by its kind. */
export function LessonContent({ draft, errors, version, readOnly, onChange }: ContentEditorProps) {
  switch (draft.type) {
    case 'article':
      return (
        <RichTextField
          tall
          label="Isi materi"
          html={draft.content.html}
          version={version}
          readOnly={readOnly}
          error={errors.content}
          placeholder="Tulis materimu di sini…"
          onChange={(html) => onChange({ content: { html } })}
        />
      );
    default:
      return null;
  }
}
