import { interactiveEmbedOf, interactiveProviders } from '@sinau/contracts/study/lesson/interactive.rules';
import type { Lesson, LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import {
  ArticleViewer,
  AssignmentBrief,
  EmbeddedMaterial,
  EmbeddedVideo,
  NewsBrief,
  PdfViewer,
} from '@sinau/classroom';
import { QueryStates } from '@sinau/shell';
import { Notice, Skeleton } from '@sinau/ui';
import { PackagePreview } from '../../shared/package-preview.tsx';
import { useInspectedLesson } from './inspection.data.ts';
import { SessionReader } from './session-reader.tsx';
import { QuizReader } from './quiz-reader.tsx';
import './lesson-reader.css';

/** A lesson as it was handed in, to be read, heard and seen. */
export function LessonReader({ classId, lessonId }: { classId: string; lessonId: string }) {
  const query = useInspectedLesson(classId, lessonId);
  return (
    <QueryStates query={query} noun="materi" skeleton={<Skeleton height={320} />}>
      {(lesson) => (
        <div className="lesson-reader">
          <Content lesson={lesson} renew={async () => (await query.refetch()).data ?? null} />
        </div>
      )}
    </QueryStates>
  );
}

interface ContentProps {
  lesson: Lesson;
  /** The lesson again, with new addresses of its files. */
  renew: () => Promise<Lesson | null>;
}

function Content({ lesson, renew }: ContentProps) {
  const { title } = lesson;
  switch (lesson.type) {
    case 'article':
      return <ArticleViewer html={lesson.content.html} showProgress={false} />;
    case 'video': {
      const { media, captions, address } = lesson.content;
      const embed = address ? videoEmbedOf(address) : null;
      if (embed) return <EmbeddedVideo {...embed} title={title} />;
      return media ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- an operator also sees what has none
        <video controls preload="metadata" src={media.address} aria-label={title}>
          {captions && <track kind="captions" srcLang="id" src={captions.address} default />}
        </video>
      ) : (
        <Empty />
      );
    }
    case 'audio':
      return lesson.content.media ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording to listen to has none
        <audio controls preload="metadata" src={lesson.content.media.address} aria-label={title} />
      ) : (
        <Empty />
      );
    case 'pdf': {
      const { media } = lesson.content;
      return media?.pageCount ? (
        <PdfViewer
          file={{ ...media, pageCount: media.pageCount }}
          showProgress={false}
          renew={async () => {
            const fresh = await renew();
            return fresh?.type === 'pdf' ? fresh.content.media : null;
          }}
        />
      ) : (
        <Empty />
      );
    }
    case 'interactive':
      return <InteractiveReader lesson={lesson} renew={renew} />;
    case 'quiz':
      return <QuizReader content={lesson.content} setting={lesson.setting} />;
    case 'assignment':
      return <AssignmentBrief lesson={lesson} dueAt={null} attemptsLeft={lesson.setting.maxAttempts} />;
    case 'news_writing':
      return <NewsBrief content={lesson.content} />;
    case 'webinar':
      return <SessionReader {...lesson.content.session} completionType={lesson.setting.completionType} />;
  }
}

function InteractiveReader({ lesson, renew }: ContentProps & { lesson: LessonOf<'interactive'> }) {
  const { title, content } = lesson;
  const embed = content.address ? interactiveEmbedOf(content.address) : null;
  if (embed)
    return <EmbeddedMaterial title={title} name={interactiveProviders[embed.provider].name} address={embed.address} />;
  if (!content.media) return <Empty />;
  return (
    <PackagePreview
      key={content.media.id}
      title={title}
      media={content.media}
      renew={async () => {
        const fresh = await renew();
        return fresh?.type === 'interactive' ? fresh.content.media : null;
      }}
    />
  );
}

const Empty = () => <Notice tone="neutral">Materi ini belum berisi berkas.</Notice>;
