import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { ContentEditorProps } from './lesson-draft.ts';
import { AssignmentEditor } from './assignment/assignment-editor.tsx';
import { AudioEditor } from './media/audio-editor.tsx';
import { PdfEditor } from './media/pdf-editor.tsx';
import { VideoEditor } from './media/video-editor.tsx';
import { QuizEditor } from './quiz/quiz-editor.tsx';

/** What a lesson consists of, by its kind. */
export function LessonContent({ draft, ...editor }: ContentEditorProps) {
  const { errors, version, readOnly, onChange } = editor;
  switch (draft.type) {
    case 'video':
      return <VideoEditor {...editor} draft={draft} />;
    case 'audio':
      return <AudioEditor {...editor} draft={draft} />;
    case 'pdf':
      return <PdfEditor {...editor} draft={draft} />;
    case 'assignment':
      return <AssignmentEditor {...editor} draft={draft} />;
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
      return (
        <QuizEditor
          value={draft.content}
          version={version}
          readOnly={readOnly}
          error={errors.content}
          onChange={(content) => onChange({ content })}
        />
      );
  }
}
