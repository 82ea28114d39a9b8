import type { ContentEditorProps } from '../../lesson-draft.ts';
import { LessonFile } from '../../media/lesson-file.tsx';
import { useLessonUpload } from '../../media/media.data.ts';

export function AudioEditor({ draft, contentErrors, readOnly, onChange }: ContentEditorProps<'audio'>) {
  const upload = useLessonUpload('audio', onChange, (mediaId) => onChange({ content: { ...draft.content, mediaId } }));
  return (
    <LessonFile
      kind="audio"
      mediaId={draft.content.mediaId}
      upload={upload}
      error={contentErrors.mediaId}
      readOnly={readOnly}
      preview={({ name }, { key, src, onError }) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- partners listen to their own upload, which has no captions
        <audio key={key} controls preload="metadata" src={src} aria-label={name} onError={onError} />
      )}
    />
  );
}
