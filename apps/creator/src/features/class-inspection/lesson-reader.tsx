import { Suspense, useState, type ComponentType } from 'react';
import { captionsLanguageLabels } from '@sinau/contracts/core/media/captions.rules';
import { interactiveEmbedOf, interactiveProviders } from '@sinau/contracts/study/lesson/interactive.rules';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
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
import { timecode } from '@sinau/format';
import { lazySection, QueryStates } from '@sinau/shell';
import { Notice, Skeleton } from '@sinau/ui';
import { PackagePreview } from '../../shared/package-preview.tsx';
import { useInspectedLesson } from './inspection.data.ts';
import { SessionReader } from './session-reader.tsx';
import { QuizReader } from './quiz-reader.tsx';
import './lesson-reader.css';

const TranscriptBelow = lazySection(async () => (await import('@sinau/classroom/transcript')).TranscriptBelow);

/** Lesson as it was submitted, to be read, heard and seen. */
export function LessonReader({ classId, lessonId }: { classId: string; lessonId: string }) {
  const query = useInspectedLesson(classId, lessonId);
  return (
    <QueryStates query={query} noun="materi" skeleton={<Skeleton height={320} />}>
      {(lesson) => {
        const Reader = readerOf(lesson);
        return (
          <div className="lesson-reader">
            <Reader lesson={lesson} renew={async () => (await query.refetch()).data ?? null} />
          </div>
        );
      }}
    </QueryStates>
  );
}

interface ReaderProps<T extends LessonType> {
  lesson: LessonOf<T>;
  /** Loads the lesson again, with new addresses of its files. */
  renew: () => Promise<Lesson | null>;
}

/** Readers of the kinds of lesson, one a line. */
const readers: { readonly [T in LessonType]: ComponentType<ReaderProps<T>> } = {
  article: ({ lesson }) => <ArticleViewer html={lesson.content.html} showProgress={false} />,
  video: VideoReader,
  audio: AudioReader,
  pdf: PdfReader,
  interactive: InteractiveReader,
  quiz: ({ lesson }) => <QuizReader content={lesson.content} setting={lesson.setting} />,
  assignment: ({ lesson }) => (
    <AssignmentBrief lesson={lesson} dueAt={null} attemptsLeft={lesson.setting.maxAttempts} />
  ),
  news_writing: ({ lesson }) => <NewsBrief content={lesson.content} />,
  webinar: ({ lesson }) => <SessionReader {...lesson.content.session} completionType={lesson.setting.completionType} />,
};

/** Returns the reader of a loaded lesson: its type never changes, so the reader fits. */
const readerOf = ({ type }: Lesson) =>
  readers[type] as ComponentType<{ lesson: Lesson; renew: () => Promise<Lesson | null> }>;

/** Captions within the element of their recording; the first are shown. */
const tracksOf = (captions: LessonOf<'video'>['content']['captions']) =>
  captions.map(
    ({ language, media }, index) =>
      media && (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={captionsLanguageLabels[language]}
          src={media.address}
          default={index === 0}
        />
      ),
  );

function VideoReader({ lesson: { title, content } }: ReaderProps<'video'>) {
  const { media, captions, address } = content;
  const embed = address ? videoEmbedOf(address) : null;
  if (embed) return <EmbeddedVideo {...embed} title={title} />;
  if (!media) return <Empty />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an operator also sees what has none */}
      <video controls preload="metadata" src={media.address} aria-label={title}>
        {tracksOf(captions)}
      </video>
      <Chapters chapters={content.chapters} />
    </>
  );
}

function AudioReader({ lesson: { title, content } }: ReaderProps<'audio'>) {
  const { media, captions } = content;
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const first = captions.find((one) => one.media !== null);
  if (!media) return <Empty />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an operator also hears what has none */}
      <audio ref={setAudio} controls preload="metadata" src={media.address} aria-label={title}>
        {tracksOf(captions)}
      </audio>
      {first && (
        <Suspense fallback={<Skeleton height={240} />}>
          <TranscriptBelow media={audio} language={first.language} />
        </Suspense>
      )}
      <Chapters chapters={content.chapters} />
    </>
  );
}

function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <ol aria-label="Bab">
      {chapters.map(({ second, title }) => (
        <li key={second}>
          <span className="muted num">{timecode(second)}</span> {title}
        </li>
      ))}
    </ol>
  );
}

function PdfReader({ lesson: { content }, renew }: ReaderProps<'pdf'>) {
  const { media } = content;
  if (!media?.pageCount) return <Empty />;
  return (
    <PdfViewer
      file={{ ...media, pageCount: media.pageCount }}
      showProgress={false}
      renew={async () => {
        const fresh = await renew();
        return fresh?.type === 'pdf' ? fresh.content.media : null;
      }}
    />
  );
}

function InteractiveReader({ lesson, renew }: ReaderProps<'interactive'>) {
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
      part={content.part}
      renew={async () => {
        const fresh = await renew();
        return fresh?.type === 'interactive' ? fresh.content.media : null;
      }}
    />
  );
}

const Empty = () => <Notice tone="neutral">Materi ini belum berisi berkas.</Notice>;
