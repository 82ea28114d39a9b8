import { isAttendable, isCodeTaken } from '@sinau/contracts/study/attendance/attendance.rules';
import { dateTime } from '@sinau/format';
import { Notice } from '@sinau/ui';
import { LessonDone } from '../../features/class-access/lesson-done.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';
import { studying, type LiveLesson } from './live-session.data.ts';

/** Notice whether a participant is counted as present, and what to do if they attended but are not counted. */
export function AttendanceNotice({ lesson, now }: { lesson: LiveLesson; now: Date }) {
  const { content, setting, session } = lesson;
  if (session.status === 'passed' && content.attended)
    return (
      <LessonDone>
        <b>Kamu hadir di sesi ini.</b> Tercatat {dateTime(content.attended.at)}.
      </LessonDone>
    );
  if (session.status === 'passed') return <LessonDone />;
  if (content.cancelledAt)
    return <Notice>Sesi ini tidak dihitung lagi dalam kemajuanmu. Lanjutkan materi yang lain.</Notice>;
  const isByCode = setting.completionType === 'input-presence-code';
  if (isByCode && isAttendable(content, now) && !isCodeTaken(content, now))
    return (
      <Notice>
        <b>Presensi sudah ditutup.</b> Kalau kamu hadir, minta pengajar mencatat kehadiranmu.
      </Notice>
    );
  return isByCode && isCodeTaken(content, now) ? null : <MissingNotice lesson={lesson} studying={studying} />;
}
