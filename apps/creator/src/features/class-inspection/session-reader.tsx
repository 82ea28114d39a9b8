import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { period } from '@sinau/format';
import { Notice } from '@sinau/ui';

type SessionReaderProps = Pick<
  LessonOf<'webinar'>['content']['session'],
  'startsAt' | 'endsAt' | 'meetingUrl' | 'recordingId' | 'recordingUrl' | 'cancelledAt' | 'cancelReason'
> &
  Pick<LessonOf<'webinar'>['setting'], 'completionType'>;

/** Time and place of a live session, and how its participants complete it. */
export function SessionReader({
  startsAt,
  endsAt,
  meetingUrl,
  recordingId,
  recordingUrl,
  cancelledAt,
  cancelReason,
  completionType,
}: SessionReaderProps) {
  return (
    <div className="stack">
      {cancelledAt && <Notice tone="danger">Sesi ini dibatalkan. {cancelReason}</Notice>}
      <dl className="session-reader">
        <dt>Jadwal</dt>
        <dd className="num">{startsAt && endsAt ? period(startsAt, endsAt) : 'Belum diisi'}</dd>
        <dt>Alamat pertemuan</dt>
        <dd>{meetingUrl ?? 'Belum diisi'}</dd>
        <dt>Diselesaikan dengan</dt>
        <dd>{completionType === 'hit-button' ? 'Tombol selesai' : 'Kode presensi'}</dd>
        {(recordingUrl ?? recordingId) && (
          <>
            <dt>Rekaman</dt>
            <dd>{recordingUrl ?? 'Diunggah'}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
