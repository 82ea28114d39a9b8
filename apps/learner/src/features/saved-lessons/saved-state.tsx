import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { fileSize, longDate } from '@sinau/format';
import { Button, ConfirmDialog, IconButton, Link, ProgressBar } from '@sinau/ui';
import { CircleCheck, Pause, Play, Trash2, TriangleAlert } from '@sinau/ui/icons';
import { choiceLabel, type SavedLesson } from './saved-lesson.ts';
import type { SavedLibrary } from './saved-library.ts';
import './saved-lessons.css';

interface SavedStateProps {
  library: SavedLibrary;
  lesson: SavedLesson;
  /** True if the state stands alone, and links to everything that is saved. */
  hasLink?: boolean;
}

/** Progress of saving a lesson, with the buttons that pause, continue and remove it. */
export function SavedState({ library, lesson, hasLink = false }: SavedStateProps) {
  const { lessonId, title, state, loaded, size } = lesson;
  const [isRemoving, setRemoving] = useState(false);
  const percent = Math.floor((loaded / size) * 100);
  return (
    <div className="saved-state">
      {state === 'saved' ? (
        <Saved lesson={lesson} hasLink={hasLink} />
      ) : (
        <Unfinished lesson={lesson} percent={percent} />
      )}
      <div className="saved-buttons">
        {state === 'loading' && (
          <IconButton label={`Jeda menyimpan ${title}`} size="sm" onClick={() => void library.pause(lessonId)}>
            <Pause />
          </IconButton>
        )}
        {(state === 'paused' || state === 'full') && (
          <Button variant="outline" size="sm" onClick={() => void library.resume(lessonId)}>
            <Play />
            Lanjutkan
          </Button>
        )}
        <IconButton label={`Hapus ${title} dari perangkat`} size="sm" onClick={() => setRemoving(true)}>
          <Trash2 />
        </IconButton>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() => void library.remove([lessonId])}
        title="Hapus dari perangkat?"
        confirmLabel="Hapus"
        tone="danger"
      >
        <p>
          ‘{title}’ tidak bisa ditonton lagi tanpa internet, dan {fileSize(Math.max(loaded, 1))} di perangkatmu kosong
          kembali. Kemajuanmu tetap tercatat.
        </p>
      </ConfirmDialog>
    </div>
  );
}

function Saved({ lesson: { rendition, type, size, expiresAt }, hasLink }: { lesson: SavedLesson; hasLink: boolean }) {
  const version = `${choiceLabel(rendition, type)} · ${fileSize(size)}`;
  const until = `sampai ${longDate(expiresAt)}`;
  if (!hasLink) {
    return (
      <p className="muted xs">
        {version}, {until}
      </p>
    );
  }
  return (
    <p className="saved-words sm">
      <CircleCheck className="saved-check" />
      <span>
        <span>Tersimpan di perangkat {until}</span>
        <small className="muted">{version}</small>
        <Link href={screens.savedLessons()}>Lihat semua yang tersimpan</Link>
      </span>
    </p>
  );
}

function Unfinished({ lesson: { state, size, title }, percent }: { lesson: SavedLesson; percent: number }) {
  return (
    <div className="saved-progress">
      <ProgressBar value={percent} label={`Menyimpan ${title}`} />
      <span className="sm">
        {state === 'full' ? (
          <>
            <TriangleAlert className="saved-warning" /> Ruang di perangkatmu habis. Hapus materi lain, lalu lanjutkan.
          </>
        ) : (
          <span className="num">
            {state === 'loading' ? 'Menyimpan' : 'Dijeda di'} {percent}% dari {fileSize(size)}
          </span>
        )}
      </span>
    </div>
  );
}
