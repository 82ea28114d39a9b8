import { useEffect, useState } from 'react';
import { AudioPlayer, VideoPlayer } from '@sinau/classroom/players';
import { Transcript } from '@sinau/classroom/transcript';
import { playTime } from '@sinau/format';
import { saveFile, useGo } from '@sinau/shell';
import { ErrorState, Notice, ProgressBar, Skeleton } from '@sinau/ui';
import { Clock, Download } from '@sinau/ui/icons';
import { openPlayback, type SavedPlayback } from '../features/saved-lessons/open-playback.ts';
import type { SavedClass, SavedLesson } from '../features/saved-lessons/saved-lesson.ts';
import type { SavedLibrary } from '../features/saved-lessons/saved-library.ts';
import { useSavedContent } from '../features/saved-lessons/use-library.ts';
import { savedLessonHref } from './saved-lesson-address.ts';
import { followMedia } from '../shared/playback/follow-media.ts';

interface SavedLessonViewProps {
  library: SavedLibrary;
  lesson: SavedLesson;
  ofLesson: SavedClass;
}

/** Plays a lesson from this device. */
export function SavedLessonView({ library, lesson, ofLesson }: SavedLessonViewProps) {
  const { type, title, chapters } = lesson;
  const playback = usePlaybackOf(lesson);
  const next = useNext(library, lesson, ofLesson);
  const section = ofLesson.sections.find(({ lessons }) => lessons.some(({ id }) => id === lesson.lessonId));
  if (playback === undefined) return <Skeleton height={240} />;
  if (playback === null) return <ErrorState title="Materi ini tidak bisa diputar dari perangkat" />;
  const { file, position, watermark, createFollower } = playback;
  const options = {
    title,
    startAt: position,
    renew: async () => file,
    follow: (media: HTMLMediaElement) =>
      followMedia(
        media,
        createFollower(() => undefined),
      ),
    isTakenOver: false,
    chapters,
    next,
    dataSaver: { choice: 'off', choose: () => undefined },
  } as const;
  return (
    <>
      {type === 'video' ? <VideoPlayer {...options} file={file} watermark={watermark} transcript={Transcript} /> : null}
      <div className="saved-lesson">
        {type === 'audio' && <AudioPlayer {...options} file={file} transcript={Transcript} />}
        <p className="muted sm">{section?.title}</p>
        <h2>{title}</h2>
        <Progress lesson={lesson} />
        <Attachments lesson={lesson} />
      </div>
    </>
  );
}

function Progress({ lesson: { isPassed, watched, remaining } }: { lesson: SavedLesson }) {
  if (isPassed) return <Notice tone="success">Materi ini sudah selesai.</Notice>;
  if (remaining === 0) return null;
  const percent = Math.floor((watched / (watched + remaining)) * 100);
  return (
    <div className="stack">
      <Notice icon={<Clock />}>
        <b>Kurang {playTime(remaining)} lagi</b> pada kemajuan yang sudah terkirim. Yang kamu putar tanpa internet
        dihitung begitu tersambung.
      </Notice>
      <ProgressBar value={percent} label="Bagian yang sudah diputar" />
    </div>
  );
}

function Attachments({ lesson: { attachments } }: { lesson: SavedLesson }) {
  if (attachments.length === 0) return null;
  const download = (content: Blob, name: string) => {
    const address = URL.createObjectURL(content);
    saveFile(address, name);
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <section className="saved-attachments" aria-label="Lampiran">
      <b>Lampiran</b>
      <ul>
        {attachments.map(({ id, name, content }) => (
          <li key={id}>
            <button type="button" className="saved-line" onClick={() => download(content, name)}>
              <Download />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the recording of a lesson; null where it is gone, undefined until that is known. */
function usePlaybackOf({ userId, lessonId }: SavedLesson) {
  const [playback, setPlayback] = useState<SavedPlayback | null>();
  useEffect(() => {
    let isCurrent = true;
    const opening = openPlayback(userId, lessonId).catch(() => null);
    void opening.then((opened) => isCurrent && setPlayback(opened));
    return () => {
      isCurrent = false;
      void opening.then((opened) => opened?.release());
    };
  }, [userId, lessonId]);
  return playback;
}

/** The next lesson of the class that is saved. */
function useNext(library: SavedLibrary, { lessonId }: SavedLesson, { sections }: SavedClass) {
  const { lessons } = useSavedContent(library);
  const go = useGo();
  const order = sections.flatMap((section) => section.lessons.map(({ id }) => id));
  const following = order.slice(order.indexOf(lessonId) + 1);
  const nextId = following.find((id) => lessons.some((one) => one.lessonId === id && one.state === 'saved'));
  const next = lessons.find((one) => one.lessonId === nextId);
  return next ? { title: next.title, open: () => go(savedLessonHref(next.lessonId)) } : null;
}
