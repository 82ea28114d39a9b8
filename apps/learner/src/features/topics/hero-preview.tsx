import { Suspense, useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import type { FreeLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { screens } from '@sinau/contracts/screens';
import { Button, Skeleton } from '@sinau/ui';
import { useDataSaver } from '../../shared/data-saver.data.ts';
import { VideoPlayer } from '../../shared/players.ts';
import './hero-preview.css';

/** Seconds of a film that the homepage plays. */
export const previewSeconds = 20;

/** First seconds of a film of a class in the product's own player, without leaving the page or signing in. */
export function HeroPreview({ slug, lessonId }: { slug: string; lessonId: string }) {
  const { data, isError, refetch } = useQuery({
    ...learning.freeLesson.query({ params: { id: slug, lessonId } }),
    throwOnError: false,
  });
  const dataSaver = useDataSaver();
  const [isOver, setOver] = useState(false);
  const follow = useCallback((media: HTMLMediaElement) => {
    const stop = () => {
      if (media.currentTime < previewSeconds) return;
      media.pause();
      setOver(true);
    };
    media.addEventListener('timeupdate', stop);
    return () => media.removeEventListener('timeupdate', stop);
  }, []);
  const file = data && videoOf(data);
  return (
    <div className="hero-preview">
      {file && !isOver ? (
        <Suspense fallback={<Skeleton className="hero-preview-place" />}>
          <VideoPlayer
            title={data.title}
            file={file}
            startAt={0}
            isTakenOver={false}
            follow={follow}
            startsPlaying
            renew={async () => {
              const { data: fresh } = await refetch();
              return (fresh && videoOf(fresh)) ?? null;
            }}
            dataSaver={dataSaver}
          />
        </Suspense>
      ) : (
        <Skeleton className="hero-preview-place" />
      )}
      {(isOver || isError) && (
        <div className="hero-preview-over" role="status">
          <p>
            <b>{isOver ? 'Itu baru benang pertama.' : 'Cuplikannya gagal dimuat.'}</b>
          </p>
          <Button variant="light" size="sm" href={screens.classPage(slug)}>
            Lihat kelasnya
          </Button>
        </div>
      )}
    </div>
  );
}

const videoOf = (lesson: FreeLesson) =>
  lesson.type === 'video' && lesson.content.file ? { ...lesson.content.file, captions: lesson.content.captions } : null;
