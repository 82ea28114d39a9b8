import { Suspense, type ReactElement } from 'react';
import { ArticleViewer, AudioSkeleton, EmbeddedVideo, PdfViewer, VideoSkeleton } from '@sinau/classroom';
import type { FreeLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { Notice } from '@sinau/ui';
import { useDataSaver } from '../../shared/data-saver.data.ts';
import { AudioPlayer, VideoPlayer } from '../../shared/players.ts';

interface FreeContentProps {
  lesson: FreeLesson;
  /** Loads the lesson again, with new addresses of its files. */
  renew: () => Promise<FreeLesson | null>;
}

/** Content of a lesson for a visitor who is not a participant of its class: nothing is measured or saved. */
export function FreeContent({ lesson, renew }: FreeContentProps): ReactElement {
  const { title } = lesson;
  const dataSaver = useDataSaver();
  switch (lesson.type) {
    case 'article':
      return <ArticleViewer html={lesson.content.html} showProgress={false} />;
    case 'video': {
      const { embed } = lesson.content;
      const file = recordingOf(lesson);
      if (embed) return <EmbeddedVideo {...embed} title={title} />;
      if (!file) return <Missing />;
      return (
        <Suspense fallback={<VideoSkeleton />}>
          <VideoPlayer
            title={title}
            file={file}
            chapters={lesson.content.chapters}
            renew={async () => {
              const fresh = await renew();
              return fresh?.type === 'video' ? recordingOf(fresh) : null;
            }}
            dataSaver={dataSaver}
            {...unmeasured}
          />
        </Suspense>
      );
    }
    case 'audio': {
      const file = recordingOf(lesson);
      if (!file) return <Missing />;
      return (
        <Suspense fallback={<AudioSkeleton />}>
          <AudioPlayer
            title={title}
            file={file}
            chapters={lesson.content.chapters}
            renew={async () => {
              const fresh = await renew();
              return fresh?.type === 'audio' ? recordingOf(fresh) : null;
            }}
            dataSaver={dataSaver}
            {...unmeasured}
          />
        </Suspense>
      );
    }
    case 'pdf':
      if (!lesson.content.file) return <Missing />;
      return (
        <PdfViewer
          file={lesson.content.file}
          showProgress={false}
          renew={async () => {
            const fresh = await renew();
            return fresh?.type === 'pdf' ? fresh.content.file : null;
          }}
        />
      );
  }
}

const unmeasured = { startAt: 0, isTakenOver: false, follow: () => () => undefined };

const recordingOf = ({ content: { file, captions } }: Extract<FreeLesson, { type: 'video' | 'audio' }>) =>
  file && { ...file, captions };

const Missing = () => <Notice tone="neutral">Berkasnya belum tersedia. Coba buka lagi nanti.</Notice>;
