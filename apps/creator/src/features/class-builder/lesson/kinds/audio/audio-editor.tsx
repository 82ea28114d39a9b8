import { useState } from 'react';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import { CaptionsField } from '../../media/captions/lazy-captions.tsx';
import { ChaptersField } from '../../media/chapters/lazy-chapters.tsx';
import { LessonFile } from '../../media/lesson-file.tsx';
import { useLessonUpload, useMedia } from '../../media/media.data.ts';

export function AudioEditor({ draft: { content }, contentErrors, readOnly, onChange }: ContentEditorProps<'audio'>) {
  const upload = useLessonUpload('audio', onChange, (mediaId) => onChange({ content: { ...content, mediaId } }));
  const [preview, setPreview] = useState<HTMLAudioElement | null>(null);
  const { data: recording } = useMedia(content.mediaId);
  return (
    <div className="stack">
      <LessonFile
        kind="audio"
        mediaId={content.mediaId}
        upload={upload}
        error={contentErrors.mediaId}
        readOnly={readOnly}
        preview={({ name }, { key, src, onError }) => (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come after the recording, and are read below it
          <audio key={key} ref={setPreview} controls preload="metadata" src={src} aria-label={name} onError={onError} />
        )}
      />
      {content.mediaId && (
        <CaptionsField
          recordingId={content.mediaId}
          captions={content.captions}
          hint="Peserta membacanya sebagai transkrip di samping audio."
          readOnly={readOnly}
          onChange={(captions) => onChange({ content: { ...content, captions } })}
        />
      )}
      {content.mediaId && (
        <ChaptersField
          chapters={content.chapters}
          media={preview}
          duration={recording?.durationSeconds ?? null}
          error={contentErrors.chapters}
          readOnly={readOnly}
          onChange={(chapters) => onChange({ content: { ...content, chapters } })}
        />
      )}
    </div>
  );
}
