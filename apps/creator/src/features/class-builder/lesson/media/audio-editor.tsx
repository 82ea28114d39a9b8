import type { ContentEditorProps } from '../lesson-draft.ts';
import { LessonFile } from './lesson-file.tsx';
import { useLessonUpload } from './media.data.ts';

export function AudioEditor({ draft, errors, readOnly, onChange }: ContentEditorProps<'audio'>) {
  const upload = useLessonUpload('audio', (mediaId) => onChange({ content: { mediaId } }));
  return (
    <LessonFile
      kind="audio"
      mediaId={draft.content.mediaId}
      upload={upload}
      error={errors.content}
      readOnly={readOnly}
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- A partner listens to what was just uploaded.
      preview={({ id, address, name }) => (
        <audio key={id} controls preload="metadata" src={address} aria-label={name} />
      )}
    />
  );
}
