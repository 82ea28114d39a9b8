import { RichTextField } from '../../../../../shared/rich-text/rich-text-field.tsx';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import { RubricEditor } from './rubric-editor.tsx';

/** Middle of the builder for an assignment: its instructions and grading. */
export function AssignmentEditor({
  draft,
  contentErrors,
  version,
  readOnly,
  onChange,
}: ContentEditorProps<'assignment'>) {
  const { content } = draft;
  return (
    <div className="quiz-editor">
      <RichTextField
        tall
        place="instruction"
        label="Petunjuk tugas"
        hint="Apa yang dikerjakan peserta, dan seperti apa hasil yang baik."
        html={content.instruction}
        version={version}
        readOnly={readOnly}
        error={contentErrors.instruction}
        placeholder="Tulis satu berita pendek tentang…"
        onChange={(instruction) => onChange({ content: { ...content, instruction } })}
      />
      <RubricEditor
        rubric={content.rubric}
        readOnly={readOnly}
        onChange={(rubric) => onChange({ content: { ...content, rubric } })}
      />
    </div>
  );
}
