import { Suspense, useState } from 'react';
import { embedAddress, videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { lazySection } from '@sinau/shell';
import { Tabs } from '@sinau/ui';
import type { ContentEditorProps, DraftOf } from '../../lesson-draft.ts';
import { CaptionsField } from '../../media/captions/lazy-captions.tsx';
import { ChaptersField } from '../../media/chapters/lazy-chapters.tsx';
import { EmbedField, useIsElsewhere, type EmbedSource } from '../../media/embed-field.tsx';
import { LessonFile } from '../../media/lesson-file.tsx';
import { useLessonUpload, useMedia } from '../../media/media.data.ts';
import '../../media/media.css';

const CaptionsPreview = lazySection(
  async () => (await import('../../media/captions/captions-preview.tsx')).CaptionsPreview,
);

const videos: EmbedSource = {
  title: 'Video dari luar',
  label: 'Alamat video',
  preview: 'Pratinjau video',
  placeholder: 'https://www.youtube.com/watch?v=…',
  hint: 'Peserta menontonnya di halaman belajar, lalu menekan “Tandai selesai”.',
  replacing: 'Video di alamat ini menggantikan berkas yang sudah kamu unggah.',
  refusal: 'Tempel alamat video YouTube atau Vimeo',
  embed: (typed) => {
    const video = videoEmbedOf(typed);
    return video && embedAddress(video);
  },
};

const FilmDraft = lazySection(async () => (await import('../../media/film-draft/film-draft.tsx')).FilmDraft);

type VideoContent = DraftOf<'video'>['content'];

/** Uploaded recording with captions, or one at YouTube or Vimeo; choosing one replaces the other. */
export function VideoEditor({ draft, contentErrors, readOnly, onChange }: ContentEditorProps<'video'>) {
  const { content, setting } = draft;
  const [source, select] = useState<'file' | 'address'>(useIsElsewhere(content.address) ? 'address' : 'file');
  const change = (patch: Partial<VideoContent>) => onChange({ content: { ...content, ...patch } });
  const video = useLessonUpload('video', onChange, (mediaId) => change({ mediaId, address: null }));
  const [preview, setPreview] = useState<HTMLVideoElement | null>(null);
  const { data: recording } = useMedia(content.mediaId);

  /** Videos of other sites cannot be measured, so the button completes them. */
  const embed = (address: string | null) =>
    address === null
      ? change({ address })
      : onChange({
          content: { mediaId: null, captions: [], address, chapters: [] },
          setting: { ...setting, completionType: 'hit-button' },
        });

  const file = (
    <div className="stack">
      <LessonFile
        kind="video"
        mediaId={content.mediaId}
        upload={video}
        error={contentErrors.mediaId}
        readOnly={readOnly}
        preview={({ name }, { key, src, onError }) => (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- Captions come after the video.
          <video key={key} ref={setPreview} controls preload="metadata" src={src} aria-label={name} onError={onError}>
            {content.captions.map((one, index) => (
              <CaptionsPreview key={one.mediaId} {...one} isShown={index === 0} />
            ))}
          </video>
        )}
      />
      {content.mediaId && (
        <CaptionsField
          recordingId={content.mediaId}
          captions={content.captions}
          readOnly={readOnly}
          onChange={(captions) => change({ captions })}
        />
      )}
      {content.mediaId && (
        <ChaptersField
          chapters={content.chapters}
          media={preview}
          duration={recording?.durationSeconds ?? null}
          error={contentErrors.chapters}
          readOnly={readOnly}
          onChange={(chapters) => change({ chapters })}
        />
      )}
      {content.mediaId && !readOnly && (
        <Suspense>
          <FilmDraft
            mediaId={content.mediaId}
            chapters={content.chapters}
            onChange={(chapters) => change({ chapters })}
          />
        </Suspense>
      )}
    </div>
  );
  const address = (
    <EmbedField
      source={videos}
      address={content.address}
      replacesFile={content.mediaId !== null}
      error={contentErrors.address}
      readOnly={readOnly}
      onChange={embed}
    />
  );

  return (
    <div className="lesson-video">
      <Tabs
        label="Asal video"
        items={[
          { id: 'file', label: 'Unggah berkas', panel: file },
          { id: 'address', label: 'YouTube atau Vimeo', panel: address },
        ]}
        selected={source}
        onSelect={select}
      />
    </div>
  );
}
