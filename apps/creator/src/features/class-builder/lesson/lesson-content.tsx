import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { ContentEditorProps } from './lesson-draft.ts';
import { QuizEditor } from './quiz/quiz-editor.tsx';

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
    case 'quiz':
      return <QuizEditor value={draft.content} version={version} readOnly={readOnly} error={errors.content} onChange={(content) => onChange({ content })} />;
    default:
      return null;
  }
}
