import { screens } from '@sinau/contracts/screens';
import { ClassFrame, PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, ErrorState, illustrations, Notice, Skeleton } from '@sinau/ui';
import { CloudOff } from '@sinau/ui/icons';
import { useLibrary, useSavedContent } from '../features/saved-lessons/use-library.ts';
import { SavedClasses } from './saved-classes.tsx';
import { readSavedLesson } from './saved-lesson-address.ts';
import { SavedLessonView } from './saved-lesson-view.tsx';
import { useOnline } from '../features/saved-lessons/use-online.ts';
import { useSynchronization } from '../features/saved-lessons/use-synchronization.ts';
import './saved-page.css';

/** Lessons that are saved on this device, or the one in the address. */
export function SavedPage() {
  const library = useLibrary();
  const opened = library === 'unavailable' ? null : library;
  const { lessons, classes } = useSavedContent(opened);
  const lessonId = useSearch(readSavedLesson);
  const lesson = lessons.find((one) => one.lessonId === lessonId && one.state === 'saved');
  const ofLesson = classes.find(({ id }) => id === lesson?.classId);
  useSynchronization(opened);

  if (opened && lesson && ofLesson) {
    return (
      <ClassFrame title={ofLesson.title} back={{ href: screens.savedLessons(), label: 'Materi tersimpan' }}>
        <PageTitle>{lesson.title}</PageTitle>
        <ConnectionNotice />
        <SavedLessonView key={lesson.lessonId} library={opened} lesson={lesson} ofLesson={ofLesson} />
      </ClassFrame>
    );
  }
  return (
    <ClassFrame title="Materi tersimpan" back={{ href: screens.myClass(), label: 'Kelas saya' }}>
      <PageTitle>Materi tersimpan</PageTitle>
      <ConnectionNotice />
      <div className="saved-page">
        {library === null && <Skeleton height={160} />}
        {library === 'unavailable' && (
          <ErrorState title="Materi tersimpan tidak bisa dibuka">
            Browser ini tidak mengizinkan penyimpanan. Coba keluar dari mode penyamaran.
          </ErrorState>
        )}
        {opened && lessonId && lessons.length > 0 && (
          <Notice tone="neutral">Materi itu belum tersimpan di perangkat ini.</Notice>
        )}
        {opened && lessons.length === 0 && <NothingSaved />}
        {opened && lessons.length > 0 && <SavedClasses library={opened} />}
      </div>
    </ClassFrame>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      illustration={illustrations.emptyNotes}
      title="Belum ada materi tersimpan"
      action={<Button href={screens.myClass()}>Buka kelas saya</Button>}
    >
      Buka materi video atau audio, lalu pilih ‘Simpan offline’. Materinya bisa diputar di sini tanpa internet.
    </EmptyState>
  );
}

/** Tells that there is no connection, or that the page of the class can be opened again. */
function ConnectionNotice() {
  const isOnline = useOnline();
  const isElsewhere = !window.location.pathname.startsWith(screens.savedLessons());
  if (!isOnline) {
    return (
      <div className="saved-connection" role="status">
        <CloudOff />
        <span>Tanpa internet. Kamu bisa memutar yang tersimpan; kemajuanmu dikirim begitu tersambung.</span>
      </div>
    );
  }
  if (!isElsewhere) return null;
  return (
    <div className="saved-connection" role="status">
      <span className="grow">Internetmu sudah tersambung.</span>
      <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
        Buka kelas
      </Button>
    </div>
  );
}
